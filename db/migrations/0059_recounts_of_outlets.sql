-- One owner is one voice: where an outlet changes hands, its stories are counted again. An outlet may have hundreds of
-- thousands of links, so the worker finds the stories, not the editor's transaction.

alter table story_recounts
  alter column story_id drop not null,
  add column outlet_id uuid,
  add constraint story_recounts_check check (num_nonnulls(story_id, outlet_id) = 1);
create index story_recounts_of_outlet on story_recounts (outlet_id) where outlet_id is not null;

create function queue_story_recounts_of_outlet() returns trigger language plpgsql as $$
begin
  insert into story_recounts (outlet_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create trigger queue_recounts_insert after insert on outlets
  for each row when (new.owner <> '') execute function queue_story_recounts_of_outlet();
create trigger queue_recounts_update after update of owner on outlets
  for each row when (old.owner_key is distinct from new.owner_key) execute function queue_story_recounts_of_outlet();
create trigger queue_recounts_delete after delete on outlets
  for each row when (old.owner <> '') execute function queue_story_recounts_of_outlet();
