-- Stories: the coverage of one event by several outlets. A worker places what arrives (ingest/match-story).

create table stories (
  id uuid primary key default uuid_v7(),
  -- Of its articles.
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  article_count integer not null,
  -- Outlets that print one agency's text count once.
  voice_count integer not null,
  -- A logarithm that halves every six hours against what comes later (domain/stories/story-heat.ts).
  heat double precision not null,
  -- An editor changed it: the machine asks before it takes anything out or joins it with another.
  is_edited boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index stories_hottest on stories (heat desc, id desc) where voice_count >= 3;

-- The place of a published link or a waiting entry. An article that is published keeps its place.
create table story_links (
  id uuid primary key default uuid_v7(),
  news_link_id uuid unique references news_links on delete cascade,
  entry_id uuid unique references entries on delete cascade,
  check (num_nonnulls(news_link_id, entry_id) = 1),
  -- Null: alone.
  story_id uuid references stories on delete set null,
  placed_by text not null default 'machine' check (placed_by in ('machine', 'editor')),
  -- The mean probability that it tells the story's event, and why, as codes (domain/stories/story-reason.ts).
  score real,
  reasons jsonb not null default '[]',
  -- The headline that it was placed by; under another one it is placed anew.
  title text not null default '',
  -- One voice: an outlet's id, or a site.
  outlet text not null default '',
  canonical_url text not null,
  published_at timestamptz(3) not null,
  -- The rarest words, each with its days (ingest/match-story/story-keys.ts).
  keys bigint[] not null default '{}',
  series_key bigint,
  is_recurring boolean not null default false,
  status text not null default 'due' check (status in ('due', 'placed', 'failed')),
  -- Counted before the work, so that an article that ends the worker is left alone in time.
  attempts smallint not null default 0,
  claimed_until timestamptz(3),
  -- Placed, and not seen by the periodic pass since.
  is_touched boolean not null default true
);
create index story_links_due on story_links (published_at desc) where status = 'due';
create index story_links_touched on story_links (published_at desc) where status = 'placed' and is_touched;
create index story_links_of_story on story_links (story_id, published_at desc) where story_id is not null;
create index story_links_series on story_links (series_key) where series_key is not null;
create index story_links_address on story_links (canonical_url);
create index story_links_alone on story_links (published_at) where story_id is null;
create index story_links_keys on story_links using gin (keys) with (fastupdate = off);

-- An editor's word about two articles, by their addresses: it outlives publishing, the bin and a restore.
create table story_constraints (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('together', 'apart')),
  first_url text not null,
  second_url text not null,
  check (first_url < second_url),
  unique (first_url, second_url),
  account_id uuid,
  account_name text not null,
  at timestamptz(3) not null
);
create index story_constraints_second on story_constraints (second_url);

-- What the machine asks an editor. One that was turned down never returns: its content is unique.
create table story_proposals (
  id uuid primary key default uuid_v7(),
  kind text not null check (kind in ('join', 'other-script')),
  first_url text not null,
  second_url text not null,
  check (first_url < second_url),
  unique (first_url, second_url),
  score real,
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3)
);
create index story_proposals_open on story_proposals (created_at desc, id desc) where state = 'open';

-- In how many headlines a word was, by its hash; hash -1 is all headlines. Later ones count more, so that old words fade
-- (ingest/match-story/word-count-store.ts).
create table story_term_counts (
  hash integer primary key,
  count double precision not null
) with (fillfactor = 70);

do $$
declare
  name text;
begin
  foreach name in array array['stories', 'story_links', 'story_constraints', 'story_proposals', 'story_term_counts'] loop
    execute format(
      'create trigger refuse_while_restoring before insert or update or delete or truncate on %I
       for each statement execute function refuse_while_restoring()', name);
  end loop;
end $$;
