-- A statement of a trigger keeps the plan of its first run in a session. Rows before and after a change were joined, and the
-- plan for one row, a nested loop, compared 2,000 changed rows with 2,000: two seconds, and twelve for 5,000 links. What
-- changed is the difference of two sets now, which is sorted or hashed for any number of rows.

create or replace function announce_public_places() returns trigger language plpgsql as $function$
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
    select array_agg(story_id), array_agg(news_link_id) into stories_of, links_of
    from (
      (select id, story_id, news_link_id, is_copy from new_rows
        except select id, story_id, news_link_id, is_copy from old_rows)
      union all
      (select id, story_id, news_link_id, is_copy from old_rows
        except select id, story_id, news_link_id, is_copy from new_rows)
    ) side
    where story_id is not null and news_link_id is not null;
  end if;
  perform pg_notify('chowk_changes', pace || change)
  from unnest(stories_of, links_of) place (story_id, news_link_id) join stories story on story.id = place.story_id,
    lateral (values ('story:' || story.id), ('placed:' || place.news_link_id)) side (change)
  where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $function$;

create or replace function announce_public_stories() returns trigger language plpgsql as $function$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
begin
  if tg_op = 'DELETE' then
    perform pg_notify('chowk_changes', pace || 'story:' || id) from old_rows story
    where is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
    return null;
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || id)
  from (
    (select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into) as is_shown,
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from new_rows
      except select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from old_rows)
    union all
    (select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from old_rows
      except select id, slug, title, lead_url, is_public(public_outlet_count, is_hidden, merged_into),
        public_link_count, public_outlet_count, public_voice_count, public_heat, public_first_at, public_last_at from new_rows)
  ) side
  where is_shown;
  perform pg_notify('chowk_changes', pace || 'placed:' || place.news_link_id)
  from (
    select id, is_public(public_outlet_count, is_hidden, merged_into) from new_rows
    except select id, is_public(public_outlet_count, is_hidden, merged_into) from old_rows
  ) changed join story_links place on place.story_id = changed.id
  where place.news_link_id is not null;
  return null;
end $function$;

create or replace function announce_queue() returns trigger language plpgsql as $function$
declare
  ids text;
begin
  if tg_op = 'INSERT' then
    if exists (select from new_rows where status = 'waiting') then
      perform pg_notify('chowk_queue', 'added');
    end if;
  else
    select string_agg(id::text, ',') into ids
    from (select id, version from new_rows except select id, version from old_rows) changed;
    if ids is not null then
      perform pg_notify('chowk_queue', 'changed:' || case when length(ids) < 7900 then ids else '' end);
    end if;
  end if;
  return null;
end $function$;

create or replace function announce_story_links() returns trigger language plpgsql as $function$
declare
  pace text := coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '');
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows;
  else
    select array_agg(id) into ids
    from (
      select id, title, url, source, description, image_url, source_icon_url, published_at, language, category, outlet_id
      from new_rows
      except select id, title, url, source, description, image_url, source_icon_url, published_at, language, category, outlet_id
      from old_rows
    ) changed;
  end if;
  perform pg_notify('chowk_changes', pace || 'story:' || story.id)
  from story_links place join stories story on story.id = place.story_id
  where place.news_link_id = any(ids) and is_public(story.public_outlet_count, story.is_hidden, story.merged_into);
  return null;
end $function$;

create or replace function queue_story_recounts_of_links() returns trigger language plpgsql as $function$
begin
  if tg_op = 'UPDATE' then
    insert into story_recounts (story_id)
    select distinct place.story_id
    from (
      select id, outlet_id, source, url, published_at, is_sample from new_rows
      except select id, outlet_id, source, url, published_at, is_sample from old_rows
    ) link join story_links place on place.news_link_id = link.id
    where place.story_id is not null;
  elsif tg_op = 'DELETE' then
    insert into story_recounts (story_id)
    select distinct story_id from old_rows link join story_links on news_link_id = link.id where story_id is not null;
  else
    -- From the bin, under the same id.
    insert into story_recounts (story_id)
    select distinct story_id from new_rows link join story_links on news_link_id = link.id where story_id is not null;
  end if;
  return null;
end $function$;
