-- What readers may know of a story: counts of published links alone. And recounts, where links change behind the worker.

alter table stories
  -- Of published links; what waits in the queue must not show.
  add column public_link_count integer not null default 0,
  add column public_outlet_count integer not null default 0,
  add column public_voice_count integer not null default 0,
  add column public_heat double precision not null default 0,
  add column public_first_at timestamptz(3),
  add column public_last_at timestamptz(3);
create index stories_public_heat on stories (public_heat desc, id desc) where public_outlet_count >= 2;
create index stories_public_big on stories (public_heat desc, id desc)
  where public_outlet_count >= 3 and public_voice_count >= 2;
create index stories_public_last on stories (public_last_at desc, id desc) where public_outlet_count >= 2;
create index stories_public_first on stories (public_first_at desc, id desc) where public_outlet_count >= 2;

-- 'merge': two stories of which an editor changed one at least. 'split': the first article does not fit its story, which
-- an editor changed; the second is the one of that story which is most like it.
alter table story_proposals
  drop constraint story_proposals_kind_check,
  add constraint story_proposals_kind_check check (kind in ('join', 'other-script', 'merge', 'split'));

-- Stories that a worker counts again soon. Only appended to, so that editors' transactions wait for nobody.
create table story_recounts (
  id uuid primary key default uuid_v7(),
  story_id uuid not null
);
create index story_recounts_of_story on story_recounts (story_id);

create function queue_story_recounts_of_places() returns trigger language plpgsql as $$
begin
  insert into story_recounts (story_id) select distinct story_id from old_rows where story_id is not null;
  return null;
end $$;
create trigger queue_recounts after delete on story_links
  referencing old table as old_rows for each statement execute function queue_story_recounts_of_places();

create function queue_story_recounts_of_links() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into story_recounts (story_id)
    select distinct place.story_id
    from new_rows link join old_rows before using (id) join story_links place on place.news_link_id = link.id
    where place.story_id is not null
      and (before.outlet_id, before.source, before.url, before.published_at, before.is_sample)
        is distinct from (link.outlet_id, link.source, link.url, link.published_at, link.is_sample);
  elsif tg_op = 'DELETE' then
    insert into story_recounts (story_id)
    select distinct story_id from old_rows link join story_links on news_link_id = link.id where story_id is not null;
  else
    -- From the bin, under the same id.
    insert into story_recounts (story_id)
    select distinct story_id from new_rows link join story_links on news_link_id = link.id where story_id is not null;
  end if;
  return null;
end $$;
create trigger queue_recounts_insert after insert on news_links
  referencing new table as new_rows for each statement execute function queue_story_recounts_of_links();
create trigger queue_recounts_update after update on news_links
  referencing old table as old_rows new table as new_rows
  for each statement execute function queue_story_recounts_of_links();
create trigger queue_recounts_delete after delete on news_links
  referencing old table as old_rows for each statement execute function queue_story_recounts_of_links();

-- Polls update entries all the time, and seldom their status.
create function queue_story_recount_of_entry() returns trigger language plpgsql as $$
begin
  insert into story_recounts (story_id) select story_id from story_links where entry_id = new.id and story_id is not null;
  return null;
end $$;
create trigger queue_recounts after update of status on entries
  for each row when (old.status is distinct from new.status) execute function queue_story_recount_of_entry();

-- The stories that are there are counted by the new rule.
insert into story_recounts (story_id) select id from stories order by last_at desc;

create trigger refuse_while_restoring before insert or update or delete or truncate on story_recounts
  for each statement execute function refuse_while_restoring();
