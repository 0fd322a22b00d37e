-- Samples of a demo are no news: no other server is told of their stories and corrections either. A story's places go with
-- its articles, so the story itself remembers.
alter table stories add column is_sample boolean not null default false;
update stories set is_sample = true where exists (
    select from story_links left join news_links on news_links.id = news_link_id left join entries on entries.id = entry_id
    where story_links.story_id = stories.id and (news_links.is_sample or entries.is_sample))
  and not exists (
    select from story_links join news_links on news_links.id = news_link_id
    where story_links.story_id = stories.id and not news_links.is_sample);

create or replace function queue_notice_of_correction() returns trigger language plpgsql as $$
begin
  if exists (select from connections where state = 'active')
    and not exists (select from news_links where id = new.news_link_id and is_sample)
    and not exists (select from stories where id = new.story_id and is_sample) then
    perform queue_notices('corrected', 'correction', array[new.id], null, null);
  end if;
  return null;
end $$;

-- As in 0085, without the rows of samples. A story that real articles joined begins as a published one.
create or replace function queue_notices_of_stories() returns trigger language plpgsql as $$
declare
  published uuid[];
  ids uuid[];
  facts jsonb[];
begin
  if not exists (select from connections where state = 'active') then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
    from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into);
    perform queue_notices('taken-down', 'story', ids, null, facts);
    return null;
  end if;
  select array_agg(id) into published from (
    select id from new_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
    except select id from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)) found;
  perform queue_notices('published', 'story', published, null, null);
  select array_agg(id), array_agg(jsonb_build_object('slug', slug, 'title', title)) into ids, facts
  from old_rows where not is_sample and is_public(public_outlet_count, is_hidden, merged_into) and id in (
    select id from old_rows
    except select id from new_rows where is_public(public_outlet_count, is_hidden, merged_into) or merged_into is not null);
  perform queue_notices('taken-down', 'story', ids, null, facts);
  select array_agg(id) into ids from (
    select id, merged_into from new_rows where not is_sample and merged_into is not null and has_been_public
    except select id, merged_into from old_rows) found;
  perform queue_notices('merged', 'story', ids, null, null);
  select array_agg(id) into ids from (
    select id, slug, title, lead_url from new_rows
    where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
    except select id, slug, title, lead_url from old_rows) found where id <> all (coalesce(published, '{}'));
  perform queue_notices('changed', 'story', ids, null, null);
  if exists (select from connections where state = 'active' and kind <> 'webhook') then
    -- Its page has another headline; a notice for each would be one for each link.
    select array_agg(id) into ids from (
      select id, public_link_count from new_rows
      where not is_sample and is_public(public_outlet_count, is_hidden, merged_into)
      except select id, public_link_count from old_rows) found where id <> all (coalesce(published, '{}'));
    perform queue_notices('grown', 'story', ids, null, null);
  end if;
  return null;
end $$;
