-- The home page decides which outlets count as one (`houseOf`), so stories are counted again when it changes, and when an outlet
-- disappears or returns. A story whose outlets are one is no longer public, and its address no longer found; it keeps its slug for when another outlet joins.
drop trigger queue_recounts_insert on outlets;
drop trigger queue_recounts_update on outlets;
drop trigger queue_recounts_delete on outlets;
create trigger queue_recounts_change after insert or delete on outlets
  for each row execute function queue_story_recounts_of_outlet();
create trigger queue_recounts_update after update of owner, home_url on outlets
  for each row when ((old.owner_key, old.home_url) is distinct from (new.owner_key, new.home_url))
  execute function queue_story_recounts_of_outlet();

-- Stories that were counted before outlets of one house counted as one; the newest first.
insert into story_recounts (story_id)
  select story_id from story_links where story_id is not null
  group by story_id having min(outlet) <> max(outlet) order by max(published_at) desc;
