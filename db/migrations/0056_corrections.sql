-- Corrections: statements to readers about what was wrong in a news link or a story, and the public editorial log.

create table corrections (
  id uuid primary key default uuid_v7(),
  -- Ids without references: a correction stays when its news link or story is deleted.
  news_link_id uuid,
  story_id uuid,
  check (num_nonnulls(news_link_id, story_id) = 1),
  -- The headline and, of a link, its outlet and address, as they were at the time of the correction.
  headline text not null check (btrim(headline) <> ''),
  source text not null default '',
  url text not null default '' check (url = '' or url ~ '^https?://'),
  text text not null check (btrim(text) <> '' and length(text) <= 1000),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index corrections_newest on corrections (created_at desc, id desc);
create index corrections_of_link on corrections (news_link_id, created_at desc) where news_link_id is not null;
create index corrections_of_story on corrections (story_id, created_at desc) where story_id is not null;

create trigger refuse_while_restoring before insert or update or delete or truncate on corrections
  for each statement execute function refuse_while_restoring();

-- The page of corrections, the sections that show the corrected links and stories; and, with the first correction or
-- without the last, every page: its footer names the page of corrections.
create function announce_corrections() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'corrections');
  perform pg_notify('chowk_changes', 'news:' || category) from (
    select category from news_links where id in (select news_link_id from changed_rows)
    union
    select category from news_links join story_links on story_links.news_link_id = news_links.id
    where story_links.story_id in (select story_id from changed_rows)) sections;
  if (select count(*) from (select from corrections limit 2) first_two) <= (tg_op = 'INSERT')::integer then
    perform pg_notify('chowk_changes', 'settings');
  end if;
  return null;
end $$;
create trigger announce_insert after insert on corrections referencing new table as changed_rows
  for each statement execute function announce_corrections();
create trigger announce_update after update on corrections referencing new table as changed_rows
  for each statement execute function announce_corrections();
create trigger announce_delete after delete on corrections referencing old table as changed_rows
  for each statement execute function announce_corrections();

-- The page of corrections says when a corrected link is gone, and links to it when it is back.
create function announce_corrected_links() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows join corrections on corrections.news_link_id = changed_rows.id) then
    perform pg_notify('chowk_changes', 'corrections');
  end if;
  return null;
end $$;
create trigger announce_corrected_insert after insert on news_links referencing new table as changed_rows
  for each statement execute function announce_corrected_links();
create trigger announce_corrected_delete after delete on news_links referencing old table as changed_rows
  for each statement execute function announce_corrected_links();

do $$
begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''corrections''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;

-- The editorial log is off until an administrator turns it on, and names nobody who has not chosen it.
alter table settings add column editorial_log_enabled boolean not null default false;
alter table accounts add column named_in_log boolean not null default false;

-- The log reads what was published, put back or taken down, newest first.
create index revisions_editorial on revisions (at desc, id desc)
  where record_table in ('news_links', 'corrections') and not is_bulk and (before is null or after is null);

create function announce_editorial_log() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'editorial-log');
  return null;
end $$;
create trigger announce_named_in_log after update on accounts for each row
  when (old.named_in_log <> new.named_in_log or (new.named_in_log and old.name <> new.name))
  execute function announce_editorial_log();
