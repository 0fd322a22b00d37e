-- An undo and a restored version write rows of stories back as they were; their stories are counted again. Editors' verbs
-- count their stories themselves.
create function queue_story_recounts_of_revision() returns trigger language plpgsql as $$
begin
  insert into story_recounts (story_id)
  select distinct id from (
    select new.record_id as id where new.record_table = 'stories'
    union all
    select (side.record ->> 'story_id')::uuid from (values (new.before), (new.after)) side (record)
    where new.record_table = 'story_links'
    union all
    select place.story_id from (values (new.before), (new.after)) side (record)
      join story_links place on place.canonical_url in (side.record ->> 'first_url', side.record ->> 'second_url')
    where new.record_table = 'story_constraints'
  ) touched where id is not null;
  return null;
end $$;
create trigger queue_story_recounts after insert on revisions
  for each row when (new.action = 'restore' and new.record_table in ('stories', 'story_links', 'story_constraints'))
  execute function queue_story_recounts_of_revision();

-- Editors who look at stories or at the queue see what others, and the machine, make of them. One message a transaction.
create function announce_stories() returns trigger language plpgsql as $$
begin
  perform pg_notify('chowk_queue', 'stories');
  return null;
end $$;
create trigger announce_stories after insert or update or delete on stories
  for each row execute function announce_stories();
create trigger announce_stories after insert or update or delete on story_proposals
  for each row execute function announce_stories();

-- The history of a story is told by the articles that came and went.
create index revisions_into_story on revisions ((after ->> 'story_id'), at desc) where record_table = 'story_links';
create index revisions_out_of_story on revisions ((before ->> 'story_id'), at desc) where record_table = 'story_links';
