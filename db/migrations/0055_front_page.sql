-- The front page as an editor arranged it. A row is a place; an empty one keeps its history.

create table pins (
  id uuid primary key default uuid_v7(),
  place text not null unique check (place ~ '^(lead|second-[123]|section-[0-9a-f-]{36})$'),
  -- The place in words, for the history.
  name text not null,
  -- No references: what is deleted steps aside, and stands there again when it comes back.
  news_link_id uuid,
  story_id uuid,
  check (num_nonnulls(news_link_id, story_id) <= 1),
  -- Deferred: an undo puts two that changed places back one after the other.
  unique (news_link_id) deferrable initially deferred,
  unique (story_id) deferrable initially deferred,
  -- What was pinned, as it was called then.
  title text not null default '',
  pinned_at timestamptz(3) not null,
  pinned_by text not null,
  ends_at timestamptz(3),
  until_newer boolean not null default false,
  check (ends_at is null or not until_newer),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

alter table categories add column is_on_front boolean not null default true;

-- "front": the payload of chowk_changes for pages that show pins.
create function announce_front() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_changes', 'front');
  return null;
end $$;
create trigger announce_change after insert or update or delete on pins
  for each statement execute function announce_front();
create trigger refuse_while_restoring before insert or update or delete or truncate on pins
  for each statement execute function refuse_while_restoring();

do $$
begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''pins''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
