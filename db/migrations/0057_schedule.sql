-- What is published or taken down at a time that an editor chose. Nothing that is not out yet stands in a public table:
-- a link to come is an entry with its status, a site page to come a row of its own.

alter table entries drop constraint entries_status_check;
alter table entries add constraint entries_status_check
  check (status in ('waiting', 'published', 'duplicate', 'rejected', 'unreadable', 'scheduled'));
alter table entries
  add column publish_at timestamptz(3),
  add column take_down_at timestamptz(3),
  -- The news link as the editor left it in the form: { input, canonicalUrl }.
  add column scheduled_link jsonb,
  add constraint entries_scheduled_check
    check ((status = 'scheduled') = (publish_at is not null) and (status = 'scheduled') = (scheduled_link is not null)
      and (status = 'scheduled' or take_down_at is null));
create index entries_scheduled on entries (publish_at, id) where status = 'scheduled';
-- Two editors do not schedule one article twice.
create unique index entries_scheduled_once on entries (canonical_url) where status = 'scheduled';

-- The addresses that stand also when another feed brings them, with what is scheduled.
drop index entries_judged_url;
create index entries_judged_url on entries (canonical_url)
  where status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null);

alter table news_links add column take_down_at timestamptz(3);
create index news_links_take_down on news_links (take_down_at, id) where take_down_at is not null;

alter table site_links add column take_down_at timestamptz(3);

create table scheduled_pages (
  id uuid primary key default uuid_v7(),
  type text not null check (type in ('about', 'contact', 'privacy', 'terms')),
  title text not null check (btrim(title) <> ''),
  content text not null check (btrim(content) <> ''),
  publish_at timestamptz(3) not null,
  take_down_at timestamptz(3) check (take_down_at > publish_at),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index scheduled_pages_due on scheduled_pages (publish_at, id);

create trigger refuse_while_restoring before insert or update or delete or truncate on scheduled_pages
  for each statement execute function refuse_while_restoring();

do $$
begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''scheduled_pages''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
