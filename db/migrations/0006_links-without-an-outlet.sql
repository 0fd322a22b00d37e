-- Links and entries that were there before their outlet belonged to none, so readers did not see its side. The worker gives them
-- to it, also for the outlets that there are now.
create table changed_outlets (
  id uuid primary key default uuid_v7(),
  outlet_id uuid not null,
  changed_at timestamptz(3) not null default now()
);
create trigger refuse_while_restoring before insert or update or delete or truncate on changed_outlets
  for each statement execute function refuse_while_restoring();
insert into changed_outlets (outlet_id) select id from outlets;

create function queue_changed_outlet() returns trigger language plpgsql as $$
begin
  insert into changed_outlets (outlet_id) values (new.id);
  return null;
end $$;
create trigger queue_added_outlet after insert on outlets for each row execute function queue_changed_outlet();
create trigger queue_changed_outlet after update of hosts, home_url on outlets
  for each row when (old.hosts is distinct from new.hosts or old.home_url is distinct from new.home_url)
  execute function queue_changed_outlet();

create index news_links_without_outlet on news_links (id) where outlet_id is null;
