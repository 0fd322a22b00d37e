-- Tips: anybody may name an article, where an administrator has turned that on.

alter table settings add column tips_enabled boolean not null default false;

-- As strangers sent them. A worker reads the article and puts it into the queue, and the tip is gone from here.
create table tips (
  id uuid primary key default uuid_v7(),
  url text not null unique check (url ~ '^https?://' and length(url) <= 2048),
  note text not null check (length(note) <= 1000),
  -- What the sender wants to be called; '' for nobody.
  sent_by text not null check (length(sent_by) <= 100),
  sent_at timestamptz(3) not null,
  -- Nobody else reads it before then.
  claimed_until timestamptz(3)
);
create index tips_in_order on tips (sent_at, id);

alter table entries
  add column tip_note text not null default '',
  add column tip_from text not null default '';
create index entries_waiting_brought on entries (origin, queued_at desc, id desc)
  where status = 'waiting' and origin <> 'feed';
