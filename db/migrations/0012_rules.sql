-- Rules on arrival: what is to become of entries before anybody sees them.

create table rules (
  id uuid primary key default uuid_v7(),
  name text not null check (btrim(name) <> ''),
  -- The order in which they are asked; the first that holds, rejects or publishes decides.
  position integer not null default 0,
  is_on boolean not null default true,
  -- Conditions: all that are given must hold, of the words any. A rule about an outlet that is gone is gone too.
  outlet_id uuid references outlets (id) on delete cascade,
  category uuid references categories (id) on delete restrict,
  language text,
  words text[] not null default '{}',
  action text not null check (action in ('category', 'hold', 'reject', 'publish')),
  to_category uuid references categories (id) on delete restrict,
  hit_count integer not null default 0,
  last_hit_at timestamptz,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((action = 'category') = (to_category is not null)),
  -- Without a condition it would be about everything.
  check (outlet_id is not null or category is not null or language is not null or words <> '{}')
);
create index rules_in_order on rules (position, id);

alter table entries add column rule_id uuid references rules (id) on delete set null;
create index entries_of_rule on entries (rule_id, id desc) where rule_id is not null;
