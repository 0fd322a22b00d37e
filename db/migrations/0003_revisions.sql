-- Every write of an editor: who, when, before and after. History, undo and the bin read it.

-- Revisions name their record by id; the one row of settings gets a fixed one.
alter table settings add column id uuid not null unique default '00000000-0000-7000-8000-000000000001';

create table revisions (
  id uuid primary key default uuid_v7(),
  record_table text not null check (record_table in ('news_links', 'categories', 'site_links', 'settings')),
  record_id uuid not null,
  action text not null check (action in ('add', 'update', 'delete', 'restore')),
  -- What one click did: undo takes it back as a whole.
  batch_id uuid not null,
  account_id uuid references accounts (id) on delete set null,
  -- Kept when the account is gone.
  account_name text not null,
  at timestamptz(3) not null,
  -- The row as it was and as it became; null where there was none.
  before jsonb,
  after jsonb,
  undone boolean not null default false
);
create index revisions_newest on revisions (at desc, id desc);
create index revisions_of_record on revisions (record_id, at desc, id desc);
create index revisions_of_batch on revisions (batch_id);
create index revisions_bin on revisions (at desc, id desc) where record_table = 'news_links' and action = 'delete' and not undone;
