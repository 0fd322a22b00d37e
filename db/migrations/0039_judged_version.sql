-- The version of an entry that its feed's polls left behind. Another version is an editor's, and polls leave it alone.
alter table entries add column judged_version integer not null default 1;
