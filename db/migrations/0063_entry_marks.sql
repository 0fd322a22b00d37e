-- A note for a colleague on an entry that waits, and the mark "I have this one". Both are shown to every editor at once
-- and mean nothing after the decision.
create table entry_marks (
  entry_id uuid primary key references entries on delete cascade,
  note text not null default '' check (length(note) <= 500),
  note_by text not null default '',
  noted_at timestamptz(3),
  held_by uuid references accounts on delete cascade,
  held_by_name text not null default '',
  held_until timestamptz(3)
);

create function announce_entry_mark() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_queue', 'changed:' || coalesce(new.entry_id, old.entry_id));
  return null;
end $$;
create trigger announce_entry_mark after insert or update or delete on entry_marks
  for each row execute function announce_entry_mark();
create trigger refuse_while_restoring before insert or update or delete or truncate on entry_marks
  for each statement execute function refuse_while_restoring();

-- For the category that an entry's address proposes: the latest decisions of editors about a feed.
create index entries_chosen_of_feed on entries (feed_id, decided_at desc)
  where status = 'published' and decided_by is not null;
