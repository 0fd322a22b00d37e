-- Samples wait in the queue of a demo, too, and step aside like those that are published.
alter table entries add column is_sample boolean not null default false;
create index entries_samples on entries (id) where is_sample;
