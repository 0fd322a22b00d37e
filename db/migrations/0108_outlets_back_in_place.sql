-- Links keep the id of a deleted outlet, so an outlet that an undo adds again is public at once. A new one has no links yet
-- and is announced only for its rating or owner: a first poll of a thousand feeds adds many.

create function announce_added_outlet() returns trigger language plpgsql as $$
begin
  if new.lean <> 'not-rated' or new.owner <> '' or exists (select from news_links where outlet_id = new.id) then
    perform pg_notify('chowk_changes', 'outlets');
  end if;
  return null;
end $$;

drop trigger announce_insert on outlets;
create trigger announce_insert after insert on outlets for each row execute function announce_added_outlet();
