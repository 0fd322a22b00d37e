-- A letter that is still being sent is written again once one of its links is changed or gone.
alter table letters
  add column link_ids uuid[] not null default '{}',
  add column written_at timestamptz(3);
update letters set written_at = planned_at where html <> '';
