-- A worker that runs a scheduled job claims it; the job is due again when the claim has expired, because the worker was killed
-- or the job has failed. The queue of graphile-worker, which ran the jobs before, goes, unless another program uses it, too.
alter table scheduled_jobs add claimed_until timestamptz;
do $$
declare
  has_others boolean;
begin
  if to_regclass('graphile_worker._private_tasks') is null or not exists (
    select from pg_namespace where nspname = 'graphile_worker' and pg_has_role(nspowner, 'usage')
  ) then
    return;
  end if;
  execute $query$
    select exists (
      select from graphile_worker._private_tasks
      where identifier not in (
        'poll-feed', 'read-tips', 'learn-categories', 'tend-search-index', 'prune-entries', 'prune-imports', 'prune-clicks',
        'prune-newsletter', 'prune-deliveries', 'prune-revisions', 'count-search-grams'
      )
    )
  $query$ into has_others;
  if not has_others then
    drop schema graphile_worker cascade;
  end if;
end $$;
