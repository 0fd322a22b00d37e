-- Readers object to ratings and owners, and all pages show the way to the page of ratings while it has something to say.

-- As strangers sent them, for editors. The outlet's id is kept when it is deleted, as links keep it.
create table objections (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null,
  -- As the reader saw it.
  outlet_name text not null,
  note text not null check (btrim(note) <> '' and length(note) <= 1000),
  -- What the sender wants to be called; '' for nobody.
  sent_by text not null check (length(sent_by) <= 100),
  sent_at timestamptz(3) not null,
  handled_at timestamptz(3),
  handled_by text,
  check ((handled_at is null) = (handled_by is null))
);
create index objections_open on objections (sent_at desc, id desc) where handled_at is null;
create index objections_handled on objections (handled_at desc, id desc) where handled_at is not null;
create trigger refuse_while_restoring before insert or update or delete or truncate on objections
  for each statement execute function refuse_while_restoring();

-- Announced when the first outlet is rated or owned, and when the last one is no longer.
create function announce_ratings() returns trigger language plpgsql as $$
declare
  gained integer := 0;
begin
  if tg_op <> 'DELETE' then
    gained := gained + (select count(*) from new_rows where lean <> 'not-rated' or owner <> '');
  end if;
  if tg_op <> 'INSERT' then
    gained := gained - (select count(*) from old_rows where lean <> 'not-rated' or owner <> '');
  end if;
  if gained > 0 and gained = (select count(*) from (
      select from outlets where lean <> 'not-rated' or owner <> '' limit gained + 1) counted)
    or gained < 0 and not exists (select from outlets where lean <> 'not-rated' or owner <> '') then
    perform pg_notify('chowk_changes', 'ratings');
  end if;
  return null;
end $$;
create trigger announce_ratings_insert after insert on outlets referencing new table as new_rows
  for each statement execute function announce_ratings();
create trigger announce_ratings_update after update on outlets referencing old table as old_rows new table as new_rows
  for each statement execute function announce_ratings();
create trigger announce_ratings_delete after delete on outlets referencing old table as old_rows
  for each statement execute function announce_ratings();
