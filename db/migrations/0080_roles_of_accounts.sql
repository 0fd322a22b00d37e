-- Three roles in place of one. No default: each insert says which it means.
alter table accounts drop constraint accounts_role_check;
alter table accounts alter column role drop default;
update accounts set role = 'administrator' where role = 'admin';
alter table accounts add constraint accounts_role_check check (role in ('administrator', 'editor', 'contributor'));

-- Nobody signs in to an account that is off. One that is invited has no password of its owner's yet. The two times are
-- there for the history: somebody made a link or ended the sessions.
alter table accounts
  add column is_off boolean not null default false,
  add column is_invited boolean not null default false,
  add column link_made_at timestamptz(3),
  add column signed_out_at timestamptz(3);

-- The contributor or editor who brought an entry.
alter table entries add column proposed_by uuid references accounts (id) on delete set null;
create index entries_proposed_by on entries (proposed_by, first_seen_at desc, id desc) where proposed_by is not null;

do $$ begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''accounts''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
