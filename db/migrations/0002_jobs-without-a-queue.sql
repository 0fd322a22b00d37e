-- A worker that runs a scheduled job claims it; the job is due again when the claim has expired, because the worker was killed
-- or the job has failed. The queue of graphile-worker, which ran the jobs before, goes.
alter table scheduled_jobs add claimed_until timestamptz;
drop schema if exists graphile_worker cascade;
