-- Files of records that an administrator imports: what came, what it would do, what it did. Web and worker processes on
-- several machines share nothing but the database, so the file itself waits here, in pieces.

create table imports (
  id uuid primary key default uuid_v7(),
  -- Who decided last: in whose name the worker writes.
  account_id uuid references accounts (id) on delete set null,
  account_name text not null,
  file_name text not null check (file_name <> ''),
  file_bytes integer not null check (file_bytes > 0),
  state text not null default 'uploading' check (state in (
    'uploading', 'checking', 'checked', 'importing', 'done', 'stopped', 'undoing', 'undone', 'failed', 'cancelled')),
  -- Null until the file's columns have said it.
  record_table text check (record_table in ('news_links', 'categories', 'site_links')),
  -- How the file was read, and which of its columns nobody knows.
  reading jsonb,
  -- Why it failed, as a code.
  failure text,
  -- What is to become of records that are there already with other values.
  existing text not null default 'change' check (existing in ('change', 'leave')),
  -- How far the work at hand has read.
  bytes_done integer not null default 0,
  stop_asked boolean not null default false,
  -- The revisions of this import, which undo takes back.
  batch_id uuid not null default gen_random_uuid(),
  undone_count integer not null default 0,
  kept_count integer not null default 0,
  -- The one worker at it; a claim that its worker did not live to renew ends by itself.
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((claim is null) = (claimed_until is null))
);
create index imports_newest on imports (created_at desc, id desc);
create index imports_to_work on imports (id) where state in ('checking', 'importing', 'undoing');

-- Gone as soon as the import has ended. Kept as they are: packing a piece costs more than its few minutes on disk.
create table import_pieces (
  import_id uuid not null references imports (id) on delete cascade,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 524288),
  primary key (import_id, number)
);
alter table import_pieces alter column bytes set storage external;

-- What became of so many records, line by line. In an import a part is written in the transaction that writes its
-- records: whatever is killed, a part that is there is done, and one that is not is not.
create table import_parts (
  import_id uuid not null references imports (id) on delete cascade,
  pass text not null check (pass in ('check', 'import')),
  number integer not null,
  new_count integer not null,
  changed_count integer not null,
  duplicate_count integer not null,
  wrong_count integer not null,
  lines jsonb not null,
  primary key (import_id, pass, number)
);

-- By which id another database knew a category, where ours has another: its links name that one.
create table category_origins (
  foreign_id text primary key check (foreign_id <> ''),
  category_id uuid not null references categories (id) on delete cascade
);
create index category_origins_of_category on category_origins (category_id);

-- An import is one line of the activity; the revisions of its records are in their histories.
alter table revisions add column is_bulk boolean not null default false;
do $$
begin
  execute 'alter table revisions drop constraint revisions_record_table_check,
    add constraint revisions_record_table_check ' || (
      select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''imports''::text, ') from pg_constraint
      where conrelid = 'revisions'::regclass and conname = 'revisions_record_table_check');
end $$;
create index revisions_activity on revisions (at desc, id desc) where not is_bulk;
