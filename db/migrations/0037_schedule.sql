-- When each job of the schedule was queued last, by the database's clock: one worker queues it for all.
create table scheduled_jobs (
  task text primary key,
  slot_at timestamptz not null
);
