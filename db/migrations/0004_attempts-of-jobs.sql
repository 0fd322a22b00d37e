-- Counted with the claim of a scheduled job and forgotten when it ends well, so that one that kills its worker is retried later and later.
alter table scheduled_jobs add attempts integer not null default 0;
