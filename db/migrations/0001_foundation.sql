-- What a reader sees (settings, categories, news_links, site_links) and what fills it (outlets, feeds, entries).
-- Every rule a form checks has its constraint here. Ids are UUIDv7.
-- Times that serve as keys of a page have milliseconds, which a JavaScript Date holds exactly.

-- PostgreSQL has uuidv7() only from 18 on; external servers may be older. RFC 9562 §5.7 with the fraction of the
-- millisecond in rand_a (§6.2, method 3): ids of one statement sort as their rows were written.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    substring(int8send(floor(ms)::bigint) from 3)
      || int2send((x'7000'::integer + floor((ms - floor(ms)) * 4096))::integer::smallint)
      || substring(uuid_send(gen_random_uuid()) from 9),
    'hex')::uuid
  from (select extract(epoch from clock_timestamp()) * 1000 as ms) clock
$$;

-- One row. The defaults are the specification's texts.
create table settings (
  only_row boolean primary key default true check (only_row),
  site_name text not null default 'Chowk' check (site_name <> ''),
  tagline text not null default 'Your Trusted News Source',
  site_description text not null default 'Your hub of Indian news from across the political spectrum.',
  contact_email text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  meta_keywords text not null default 'India news, headlines, politics, business, technology, world, opinion',
  sitemap_enabled boolean not null default true,
  primary_color text not null default '#1a2b4a' check (primary_color ~ '^#[0-9a-f]{6}$'),
  logo_url text not null default '',
  favicon_url text not null default '',
  ads_publisher_id text not null default '' check (ads_publisher_id ~ '^(pub-[0-9]{16})?$'),
  ads_enabled boolean not null default true,
  ads_header boolean not null default true,
  ads_sidebar boolean not null default true,
  ads_content boolean not null default true,
  ads_footer boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
);
insert into settings default values;

create table categories (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  description text not null default '',
  order_num integer not null default 0 check (order_num >= 0),
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index categories_in_order on categories (order_num, name, id);

create table site_links (
  id uuid primary key default uuid_v7(),
  type text not null unique check (type in ('about', 'contact', 'privacy', 'terms')),
  title text not null check (btrim(title) <> ''),
  content text not null check (btrim(content) <> ''),
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table outlets (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  home_url text not null unique,
  icon_url text not null default '',
  language text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- What a search compares, on both sides: what the reader cannot see must not decide what is found. NBSP, tab and line
-- ends count as spaces; zero-width spaces and joiners and soft hyphens do not count.
create function search_fold(value text) returns text language sql immutable strict parallel safe
return lower(normalize(translate(value,
  U&'\00A0\0009\000A\000D\200B\200C\200D\2060\FEFF\00AD', '    ')));

-- What the search index knows of a link: its letters, every run of three of them (the end filled up with U+001F, so
-- that any two letters begin a run), and its category. pg_trgm keeps only what the server's locale calls letters or
-- digits, so that it finds no क्र, and reads every row for one or two letters. The cost keeps the planner from calling
-- this for rows it reads.
create function search_grams(folded text, category uuid) returns tsvector
language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  letters text[] := string_to_array(folded || E'\x1f\x1f', null);
  runs text[];
begin
  for i in 1 .. cardinality(letters) - 2 loop
    runs[i] := letters[i] || letters[i + 1] || letters[i + 2];
  end loop;
  return array_to_tsvector(letters || runs || category::text);
end $$;

-- What the index must know of a link that has this text in it, in any category where none is given: of a long text
-- some ten runs, evenly spread.
create function search_gram_query(folded text, category uuid) returns tsquery
language sql immutable parallel safe
return (
  select string_agg(
    '''' || replace(replace(gram, '\', '\\'), '''', '''''') || case when length(gram) = 2 then ''':*' else '''' end,
    ' & ')::tsquery
  from (
    select distinct substr(folded, i, 3) as gram
    from generate_series(1, greatest(1, length(folded) - 2), greatest(1, length(folded) / 10)) as i
    union all select category::text where category is not null) as grams);

create table news_links (
  id uuid primary key default uuid_v7(),
  title text not null check (btrim(title) <> ''),
  url text not null check (url ~ '^https?://'),
  -- The identity of the article: one row an article, races included. A btree holds keys of at most 2,704 bytes.
  canonical_url text not null unique check (octet_length(canonical_url) <= 2048),
  source text not null check (btrim(source) <> ''),
  source_icon_url text not null default '',
  description text not null default '',
  image_url text not null default '',
  published_at timestamptz(3) not null default now(),
  category uuid not null references categories (id) on delete restrict,
  featured boolean not null default false,
  language text,
  outlet_id uuid references outlets (id) on delete set null,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- A space between the fields would let a query match across them; U+001F cannot be typed.
  -- A tsvector holds a megabyte: the runs of some 60,000 letters.
  search_text text not null generated always as
    (search_fold(left(title || E'\x1f' || source || E'\x1f' || description, 20000))) stored
);
create index news_links_newest on news_links (created_at desc, id desc);
create index news_links_newest_in_category on news_links (category, created_at desc, id desc);
create index news_links_featured on news_links (created_at desc, id desc) where featured;
-- A search waits for what the pending list holds: a megabyte costs it about two milliseconds.
create index news_links_search on news_links using gin (search_grams(search_text, category))
  with (gin_pending_list_limit = 1024);
create index news_links_outlet on news_links (outlet_id) where outlet_id is not null;
create index news_links_samples on news_links (id) where is_sample;

-- One row for each host:port that feeds come from. Requests to one host go one at a time over all workers: whoever
-- polls a feed holds its host's claim. A claim that its worker did not live to release ends at claimed_until.
create table feed_hosts (
  host text primary key check (host <> ''),
  claim uuid,
  claimed_until timestamptz,
  -- A host that answered "too many requests" is left alone until then, whichever of its feeds was asked.
  resting_until timestamptz,
  check ((claim is null) = (claimed_until is null))
);

create table feeds (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null references outlets (id) on delete cascade,
  url text not null unique check (url ~ '^https?://'),
  -- host:port of url.
  host text not null references feed_hosts (host),
  title text not null default '',
  category uuid not null references categories (id) on delete restrict,
  publishing text not null default 'at-once' check (publishing in ('at-once', 'wait')),
  state text not null default 'active' check (state in ('active', 'paused', 'gone')),
  language text,
  etag text,
  last_modified text,
  body_digest text,
  interval_seconds integer not null default 1800 check (interval_seconds between 60 and 604800),
  next_poll_at timestamptz not null default now(),
  last_polled_at timestamptz,
  last_good_at timestamptz,
  -- When a body was last read; an answer "not modified" is good, but nothing is read.
  last_read_at timestamptz,
  last_new_entry_at timestamptz,
  failure text,
  failure_detail text,
  failure_count integer not null default 0,
  entries_read integer not null default 0,
  entries_unread integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index feeds_due on feeds (next_poll_at) where state = 'active';
create index feeds_host on feeds (host, next_poll_at);
create index feeds_outlet on feeds (outlet_id);
create index feeds_category on feeds (category);

-- One item as a feed gave it. status says what became of it; reason says why, where that is not plain.
create table entries (
  id uuid primary key default uuid_v7(),
  feed_id uuid not null references feeds (id) on delete cascade,
  -- What tells this entry from the feed's others: its canonical address, else a digest of what was sent.
  identity text not null,
  guid text,
  url text not null default '',
  canonical_url text,
  title text not null default '',
  description text not null default '',
  image_url text not null default '',
  published_at timestamptz(3),
  language text,
  status text not null check (status in ('waiting', 'published', 'duplicate', 'rejected', 'unreadable')),
  reason text,
  raw text,
  news_link_id uuid references news_links (id) on delete set null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (feed_id, identity)
);
create index entries_waiting on entries (first_seen_at desc, id desc) where status = 'waiting';
-- What waits, was rejected, or was published and then deleted, is not published because another feed brings it.
create index entries_judged_url on entries (canonical_url)
  where status in ('waiting', 'rejected') or (status = 'published' and news_link_id is null);
create index entries_news_link on entries (news_link_id) where news_link_id is not null;
create index entries_last_seen on entries (last_seen_at);

-- Facts of the installation: when the worker last finished a poll, whether samples were loaded, and the like.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now()
);

-- Every process hears of every committed change, whoever made it: pages drop what it touches, open pages renew.
-- The payload is "news:CATEGORY_ID", "categories", "page:TYPE" or "settings". One statement that touches many rows
-- notifies once for each category; PostgreSQL folds equal notifications of one transaction into one.
create function announce_news() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_notify('chowk_changes', 'news:' || category) from (select distinct category from new_rows) c;
  elsif tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', 'news:' || category) from (select distinct category from old_rows) c;
  else
    perform pg_notify('chowk_changes', 'news:' || category)
    from (select category from new_rows union select category from old_rows) c;
  end if;
  return null;
end $$;
create trigger announce_insert after insert on news_links
  referencing new table as new_rows for each statement execute function announce_news();
create trigger announce_update after update on news_links
  referencing new table as new_rows old table as old_rows for each statement execute function announce_news();
create trigger announce_delete after delete on news_links
  referencing old table as old_rows for each statement execute function announce_news();

create function announce_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'page:' || coalesce(new.type, old.type));
  if tg_op = 'UPDATE' and new.type <> old.type then
    perform pg_notify('chowk_changes', 'page:' || old.type);
  end if;
  return null;
end $$;
create trigger announce_change after insert or update or delete on site_links
  for each row execute function announce_page();

create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', tg_table_name);
  return null;
end $$;
create trigger announce_change after insert or update or delete on categories
  for each statement execute function announce_table();
create trigger announce_change after update on settings
  for each statement execute function announce_table();
