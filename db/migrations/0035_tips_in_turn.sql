-- Which tip of its network within the hour a tip was. First tips are read before second ones, so whoever sends many waits
-- behind everybody else, and nothing of the sender needs to be kept for that.
alter table tips add column turn integer not null default 1 check (turn > 0);
drop index tips_in_order;
create index tips_in_order on tips (turn, sent_at, id);
