-- What pointed at an outlet or a feed that was deleted. The foreign keys let go of it; when the record comes back, by an
-- undo or out of the bin, it is tied again, but for what has been tied to another meanwhile.

create table severed_ties (
  -- The outlet or feed that is gone.
  owner_id uuid primary key,
  news_links uuid[] not null,
  entries uuid[] not null,
  severed_at timestamptz(3) not null default now()
);

create function keep_ties_of_outlet() returns trigger language plpgsql as $$
begin
  insert into severed_ties (owner_id, news_links, entries) values (old.id,
    array(select id from news_links where outlet_id = old.id), array(select id from entries where outlet_id = old.id))
  on conflict (owner_id) do update
    set news_links = excluded.news_links, entries = excluded.entries, severed_at = excluded.severed_at;
  return old;
end $$;
create trigger keep_ties before delete on outlets for each row execute function keep_ties_of_outlet();

create function tie_outlet_again() returns trigger language plpgsql as $$
begin
  update news_links set outlet_id = new.id from severed_ties ties
    where ties.owner_id = new.id and news_links.id = any(ties.news_links) and outlet_id is null;
  update entries set outlet_id = new.id from severed_ties ties
    where ties.owner_id = new.id and entries.id = any(ties.entries) and outlet_id is null;
  delete from severed_ties where owner_id = new.id;
  return null;
end $$;
create trigger tie_again after insert on outlets for each row execute function tie_outlet_again();

create function keep_ties_of_feed() returns trigger language plpgsql as $$
begin
  insert into severed_ties (owner_id, news_links, entries)
  values (old.id, '{}', array(select id from entries where feed_id = old.id))
  on conflict (owner_id) do update set entries = excluded.entries, severed_at = excluded.severed_at;
  return old;
end $$;
create trigger keep_ties before delete on feeds for each row execute function keep_ties_of_feed();

create function tie_feed_again() returns trigger language plpgsql as $$
begin
  update entries set feed_id = new.id from severed_ties ties
    where ties.owner_id = new.id and entries.id = any(ties.entries) and feed_id is null;
  delete from severed_ties where owner_id = new.id;
  return null;
end $$;
create trigger tie_again after insert on feeds for each row execute function tie_feed_again();
