-- A restore from the screen: the archive comes in pieces, each to any machine, and any machine says how the restore goes.
-- Nothing refers to other tables: a restore replaces those. Both are written while a restore runs, so neither has the trigger
-- of 0034.
create table restores (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'uploading' check (state in ('uploading', 'running', 'done', 'refused')),
  failure text,
  bytes_arrived bigint not null default 0,
  -- Until when the process that restores has said that it lives.
  claimed_until timestamptz,
  updated_at timestamptz(3) not null,
  check ((state = 'refused') = (failure is not null)),
  check ((state = 'running') = (claimed_until is not null))
);

create table restore_pieces (
  restore_id uuid not null references restores (id) on delete cascade,
  at bigint not null check (at >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (restore_id, at)
);
-- Archives are compressed as they are.
alter table restore_pieces alter column bytes set storage external;
