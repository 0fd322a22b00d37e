-- Whose accounts need a second factor, sessions that know whether they have shown one and when their person was asked last
-- (decision 141).

-- One row once somebody has decided; none is the same as 'nobody'.
create table account_rules (
  id uuid primary key default uuid_v7(),
  only_row boolean not null default true unique check (only_row),
  second_factor_for text not null check (second_factor_for in ('nobody', 'administrators', 'everybody')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create trigger refuse_while_restoring before insert or update or delete or truncate on account_rules
  for each statement execute function refuse_while_restoring();

alter table sessions
  add column has_second_factor boolean not null default false,
  -- When the password or a passkey was shown last.
  add column proved_at timestamptz(3);
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;
-- Turning it on has ended all sessions but one, and every later one has shown a code or a passkey.
update sessions set has_second_factor = true
where account_id in (select account_id from second_factors where confirmed_at is not null);

do $$ begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''account_rules''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
