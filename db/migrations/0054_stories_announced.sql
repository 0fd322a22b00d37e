-- Pages that show stories are told of exactly what changed (src/database/changes.ts): `story:ID` is a story that readers
-- may see, or could until now; `placed:LINK` is a published link whose story readers now see, or no longer.

alter table story_links
  -- Of the published links of its story an earlier one of another outlet has this text: an agency's as a rule.
  add column is_copy boolean not null default false;

-- No argument is a row of `stories`: a function that depends on a table cannot be replaced by a restore.
create function is_public(outlet_count integer, is_hidden boolean, merged_into uuid)
returns boolean language sql immutable parallel safe as $$
  select outlet_count >= 2 and not is_hidden and merged_into is null
$$;

-- What is found among names that editors gave (domain/stories/find-stories.ts).
create index stories_named on stories (public_last_at desc) where title is not null and public_outlet_count >= 2;

create function announce_public_stories() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'story:' || id) from old_rows story
    where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
    return null;
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || later.id)
  from new_rows later join old_rows former using (id)
  where (is_public(former.public_outlet_count, former.is_hidden, former.merged_into)
      or is_public(later.public_outlet_count, later.is_hidden, later.merged_into))
    and (former.slug, former.title, former.lead_url, is_public(former.public_outlet_count, former.is_hidden, former.merged_into),
        former.public_link_count, former.public_outlet_count,
        former.public_voice_count, former.public_heat, former.public_first_at, former.public_last_at)
      is distinct from (later.slug, later.title, later.lead_url, is_public(later.public_outlet_count, later.is_hidden, later.merged_into),
        later.public_link_count, later.public_outlet_count,
        later.public_voice_count, later.public_heat, later.public_first_at, later.public_last_at);
  perform pg_notify('chowk_changes', pace || 'placed:' || place.news_link_id)
  from new_rows later join old_rows former using (id) join story_links place on place.story_id = later.id
  where is_public(former.public_outlet_count, former.is_hidden, former.merged_into)
      <> is_public(later.public_outlet_count, later.is_hidden, later.merged_into)
    and place.news_link_id is not null;
  return null;
end $$;
create trigger announce_public_update after update on stories
  referencing old table as old_rows new table as new_rows for each statement execute function announce_public_stories();
create trigger announce_public_delete after delete on stories
  referencing old table as old_rows for each statement execute function announce_public_stories();

-- A story that turns public by this says so of its links when it is counted (announce_public_stories).
create function announce_public_places() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
  stories_of uuid[];
  links_of uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of from new_rows
    where story_id is not null and news_link_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of from old_rows
    where story_id is not null and news_link_id is not null;
  else
    select array_agg(side.story_id), array_agg(side.news_link_id) into stories_of, links_of
    from new_rows later join old_rows former using (id),
      lateral (values (former.story_id, former.news_link_id), (later.story_id, later.news_link_id)) side (story_id, news_link_id)
    where (former.story_id, former.news_link_id, former.is_copy) is distinct from (later.story_id, later.news_link_id, later.is_copy)
      and side.story_id is not null and side.news_link_id is not null;
  end if;
  perform pg_notify('chowk_changes', pace || change)
  from unnest(stories_of, links_of) place (story_id, news_link_id) join stories story on story.id = place.story_id,
    lateral (values ('story:' || story.id), ('placed:' || place.news_link_id)) side (change)
  where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $$;
create trigger announce_public_insert after insert on story_links
  referencing new table as new_rows for each statement execute function announce_public_places();
create trigger announce_public_update after update on story_links
  referencing old table as old_rows new table as new_rows for each statement execute function announce_public_places();
create trigger announce_public_delete after delete on story_links
  referencing old table as old_rows for each statement execute function announce_public_places();

-- A headline that is corrected, a link that is deleted or comes back.
create function announce_story_links() returns trigger language plpgsql as $$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows;
  else
    select array_agg(later.id) into ids
    from new_rows later join old_rows former using (id)
    where (former.title, former.url, former.source, former.description, former.image_url, former.source_icon_url, former.published_at,
        former.language, former.category, former.outlet_id)
      is distinct from (later.title, later.url, later.source, later.description, later.image_url, later.source_icon_url,
        later.published_at, later.language, later.category, later.outlet_id);
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || story.id)
  from story_links place join stories story on story.id = place.story_id
  where place.news_link_id = any(ids) and is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $$;
create trigger announce_story_insert after insert on news_links
  referencing new table as new_rows for each statement execute function announce_story_links();
create trigger announce_story_update after update on news_links
  referencing old table as old_rows new table as new_rows for each statement execute function announce_story_links();
create trigger announce_story_delete after delete on news_links
  referencing old table as old_rows for each statement execute function announce_story_links();
