-- The queue: entries wait for an editor, whichever way they came, and outlive the feed or outlet they came from.

alter table entries
  alter column feed_id drop not null,
  drop constraint entries_feed_id_fkey,
  add constraint entries_feed_id_fkey foreign key (feed_id) references feeds (id) on delete set null,
  add column origin text not null default 'feed' check (origin in ('feed', 'paste', 'bookmarklet', 'tip')),
  add column outlet_id uuid references outlets (id) on delete set null,
  -- As a news link would print them.
  add column source text not null default '',
  add column source_icon_url text not null default '',
  -- The proposed one: an editor, or a rule, may change it until the entry is published.
  add column category uuid references categories (id) on delete set null,
  add column featured boolean not null default false,
  -- The entry that this one is held as a duplicate of, as long as that one is no news link.
  add column duplicate_of uuid references entries (id) on delete set null,
  add column snoozed_until timestamptz(3),
  add column decided_at timestamptz(3),
  add column decided_by uuid references accounts (id) on delete set null,
  -- What an editor's decision changes counts up; what the outlet edits does not.
  add column version integer not null default 1,
  add column updated_at timestamptz(3) not null default now(),
  -- The place in the queue. A snoozed entry is ahead of the clock, where no page of the queue looks, and comes back as
  -- the newest without anybody moving it.
  add column queued_at timestamptz(3) not null generated always as (coalesce(snoozed_until, first_seen_at)) stored;

update entries entry set outlet_id = feed.outlet_id, category = feed.category,
  source = outlet.name, source_icon_url = outlet.icon_url
from feeds feed join outlets outlet on outlet.id = feed.outlet_id
where feed.id = entry.feed_id;

drop index entries_waiting;
create index entries_waiting on entries (queued_at desc, id desc) where status = 'waiting';
create index entries_waiting_in_category on entries (category, queued_at desc, id desc) where status = 'waiting';
create index entries_waiting_of_outlet on entries (outlet_id, queued_at desc, id desc) where status = 'waiting';
create index entries_waiting_in_language on entries (language, queued_at desc, id desc) where status = 'waiting';
create index entries_held on entries (queued_at desc, id desc) where status = 'duplicate';
create index entries_decided on entries (decided_at desc, id desc) where decided_at is not null;
create index entries_duplicate_of on entries (duplicate_of) where duplicate_of is not null;
-- What feeds bring is unique in its feed; what people bring, in the queue.
create unique index entries_brought_once on entries (canonical_url) where origin <> 'feed' and status = 'waiting';

update entries entry set duplicate_of = waiting.id
from (
  select distinct on (canonical_url) canonical_url, id from entries where status = 'waiting' order by canonical_url, id
) waiting
where entry.status = 'duplicate' and entry.news_link_id is null and entry.canonical_url = waiting.canonical_url;

alter table revisions drop constraint revisions_record_table_check,
  add constraint revisions_record_table_check check (record_table in
    ('news_links', 'categories', 'site_links', 'settings', 'entries', 'rules', 'outlets', 'feeds'));

-- A channel of its own: what waits is nothing for readers, so neither the page cache nor the public event streams
-- listen to it. The payload is "added" or "changed:ID,ID,…"; without ids, more changed than a payload holds.
create function announce_queue() returns trigger language plpgsql as $$
declare
  ids text;
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where status = 'waiting') then
      perform pg_notify('chowk_queue', 'added');
    end if;
  else
    select string_agg(id::text, ',') into ids
    from new_rows join old_rows using (id) where new_rows.version <> old_rows.version;
    if ids is not null then
      perform pg_notify('chowk_queue', 'changed:' || case when length(ids) < 7900 then ids else '' end);
    end if;
  end if;
  return null;
end $$;
create trigger announce_insert after insert on entries
  referencing new table as new_rows for each statement execute function announce_queue();
create trigger announce_update after update on entries
  referencing new table as new_rows old table as old_rows for each statement execute function announce_queue();
