-- When each job of the schedule was queued last, by the database's clock: one worker queues it for all.
create table scheduled_jobs (
  task text primary key,
  slot_at timestamptz not null
);
create trigger refuse_while_restoring before insert or update or delete or truncate on scheduled_jobs
  for each statement execute function refuse_while_restoring();
