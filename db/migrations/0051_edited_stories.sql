-- Stories that editors change: a name of their own, and history for stories, places, constraints and proposals.

alter table stories
  -- Of the public page. It is the id until the story is public for the first time (domain/stories/name-stories.ts): what
  -- waits must not be readable in an address.
  add slug text unique,
  -- By hand; null for the headline of its lead.
  add title text check (title <> ''),
  -- The canonical address of the lead that an editor chose; null for the machine's choice.
  add lead_url text,
  add is_hidden boolean not null default false,
  -- The machine adds nothing and asks instead.
  add is_locked boolean not null default false,
  -- Its articles are there, and its page redirects.
  add merged_into uuid references stories on delete cascade check (merged_into <> id),
  add has_been_public boolean not null default false,
  -- Its name in the admin area, which may be the headline of an entry that waits: never on a public page.
  add desk_title text not null default '',
  add version integer not null default 1,
  -- Counted anew for a story that an undo brings back.
  alter first_at set default now(),
  alter last_at set default now(),
  alter article_count set default 0,
  alter voice_count set default 0,
  alter heat set default 0;
update stories set slug = id::text;
alter table stories alter slug set not null, alter slug set default uuid_v7()::text;
create index stories_merged on stories (merged_into) where merged_into is not null;

-- An address that readers may have is for ever, whatever an undo writes back.
create function keep_public_slug() returns trigger language plpgsql as $$
begin
  new.slug := old.slug;
  new.has_been_public := true;
  return new;
end $$;
create trigger keep_public_slug before update on stories
  for each row when (old.has_been_public) execute function keep_public_slug();

-- A place outlives its link and its entry: what comes back from the bin or the queue is in its story again by itself.
alter table story_links
  drop constraint story_links_news_link_id_fkey,
  drop constraint story_links_entry_id_fkey,
  drop constraint story_links_check,
  add constraint story_links_check check (num_nonnulls(news_link_id, entry_id) > 0),
  add version integer not null default 1,
  add created_at timestamptz(3) not null default now(),
  add updated_at timestamptz(3) not null default now();

alter table story_constraints
  add version integer not null default 1,
  add created_at timestamptz(3) not null default now(),
  add updated_at timestamptz(3) not null default now();

alter table story_proposals
  add version integer not null default 1,
  add updated_at timestamptz(3) not null default now();
create index story_proposals_second on story_proposals (second_url);

alter table revisions drop constraint revisions_record_table_check;
alter table revisions add constraint revisions_record_table_check check (record_table in (
  'duplicate_exceptions', 'imports', 'news_links', 'categories', 'site_links', 'settings', 'entries', 'rules', 'outlets',
  'feeds', 'stories', 'story_links', 'story_constraints', 'story_proposals'));
