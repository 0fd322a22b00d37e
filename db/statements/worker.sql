-- Poll a feed: two new entries
begin;
commit;
insert into entries (feed_id, outlet_id, source, source_icon_url, first_seen_at, last_seen_at, category, category_judgement, rule_id, decided_at, title, description, image_url, published_at, language, identity, guid, given, tags, url, canonical_url, raw, placed_at, reason, news_link_id, duplicate_of, duplicate_rule, given_url, status) select feed_id, outlet_id, source, source_icon_url, first_seen_at, last_seen_at, category, category_judgement, rule_id, decided_at, title, description, image_url, published_at, language, identity, guid, given, tags, url, canonical_url, raw, placed_at, reason, news_link_id, duplicate_of, duplicate_rule, given_url, status
  from json_populate_recordset(null::entries, $n::json);
insert into feed_bodies (feed_id, url, status, fetched_at, headers, body, body_bytes)
  values ($n, …)
  on conflict (feed_id) do update
  set url = $n, status = $n, fetched_at = $n, headers = $n, body = $n, body_bytes = $n;
select etag, last_modified, body_digest
  from feeds
  where id = $n;
select feeds.id, feeds.url, feeds.category, feeds.publishing, feeds.categorizing, feeds.language, feeds.last_read_at, feeds.state, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.body_digest, feeds.last_read, feeds.title, feeds.outlet_id, outlets.name, outlets.icon_url, outlets.home_url
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  where feeds.id = $n
  for update of feeds;
select id, identity, canonical_url, guid, given, status, news_link_id, title, description, image_url, published_at, last_seen_at, duplicate_rule, version, judged_version, category, language
  from entries
  where feed_id = $n and (identity = any($n) or guid = any($n));
select id, name, is_on, outlet_id, category as category_id, language, words, action, to_category as to_category_id, version, hit_count, last_hit_at
  from rules
  order by position, id;
select outlet_hosts.host, outlets.id, outlets.name, outlets.home_url, outlets.owner_key, bringing.home_url as feed_home_url, bringing.owner_key as feed_owner_key
  from outlet_hosts
  inner join outlets on outlets.id = outlet_hosts.outlet_id
  inner join outlets as bringing on bringing.id = $n
  where outlet_hosts.host = any($n) and bringing.hosts <> '{}';
select outlet_id, rule, value
  from duplicate_exceptions
  where outlet_id in ($n);
select pg_advisory_xact_lock(hashtextextended('judging ' || $n::text, 0));
select set_config('chowk.pace', 'together', true);
select standing.id, url, canonical_url as canonicalUrl, outlet_id as outletId, source, judgement, judgement = 'waiting' and is_tip as isTip, is_untouched as isUntouched, case when outlets.id is not null then json_build_object( 'homeUrl', home_url, 'ownerKey', owner_key, 'hasHosts', hosts <> '{}') end as outlet
  from ( select id, url, canonical_url, outlet_id, source, (origin = 'tip' and status = 'waiting' and version = 1) as is_tip, version = judged_version as is_untouched, case status when 'published' then 'deleted' else status end as judgement
    from entries
    where (status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null)) and not (origin = 'tip' and status = 'rejected' and decided_by is null and rule_id is not null) and canonical_url = any($n) and id <> all($n::uuid[])
    union all select id, url, canonical_url, outlet_id, source, false, false, 'published'
    from news_links
    where canonical_url = any($n) ) standing
  left join outlets on outlets.id = outlet_id
  order by judgement = 'published', is_tip desc, judgement in ('waiting', 'scheduled');
select state.version, (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)
        order by order_num, id), '[]')
    from categories) as categories, case when state.version is null or state.version is distinct
  from $n::uuid then ( select json_build_object('signs', coalesce(json_agg(sign), '[]'), 'categories', coalesce(json_agg(category), '[]'), 'weights', coalesce(json_agg(weight), '[]'))
    from (select *
      from category_signs
      order by weight desc, sign
      limit 30000) learnt) end as weights
  from (select) one
  left join category_signs_version state on true;
update feed_hosts
  set claim = $n, claimed_until = $n, resting_until = $n
  where host = $n and claim = $n;
update feeds
  set state = $n, interval_seconds = $n, failure_count = $n, open_attempts = $n, next_poll_at = $n, failure = $n, failure_detail = $n, moved_to = $n, last_polled_at = $n, last_good_at = $n, etag = $n, last_modified = $n, last_whole_at = $n, body_digest = $n, last_read_at = $n, title = $n, language = $n, last_read = $n, last_new_entry_at = $n, usual_gap_seconds = $n, entries_read = entries_read + $n, entries_unread = entries_unread + $n
  where id = $n;
with asked as materialized ( select n, at, headline_key_texts(search_fold(title), search_fold(left(description, 300))) as texts
    from json_to_recordset($n::json) as asked (n integer, title text, description text, at timestamptz) ), given as materialized ( select n, at, headline_keys_of(texts, week_of(at)) as keys, array( select unnest(headline_keys_of(texts, week))
      from (select distinct week_of(at + days * interval '1 day') as week
        from unnest(array[-3, 0, 3]) as days) weeks ) as looked_for
    from asked ) select given.n, given.keys, given.looked_for as lookedFor, coalesce(( select json_agg(candidate)
      from (( select 'news-link' as kind, id, title, left(description, 300) as description, image_url as imageUrl, url, canonical_url as canonicalUrl, source, outlet_id as outletId, published_at as publishedAt, false as isRejected, false as isTip, null::uuid as firstEntryId, null::uuid as firstNewsLinkId
          from ( select *
            from news_links
            where coalesce(headline_keys, headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(published_at))) && given.looked_for
            limit 200 ) alike
          order by abs(extract(epoch
              from published_at - given.at))
          limit 12)
        union all ( select 'entry', id, title, left(description, 300), image_url, url, canonical_url, source, outlet_id, coalesce(published_at, first_seen_at), status = 'rejected', (origin = 'tip' and status = 'waiting' and version = 1), duplicate_of, news_link_id
          from ( select *
            from entries
            where headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))) && given.looked_for and status in ('waiting', 'rejected') and not (origin = 'tip' and status = 'rejected' and decided_by is null and rule_id is not null)
            limit 200 ) alike
          order by abs(extract(epoch
              from coalesce(published_at, first_seen_at) - given.at))
          limit 12)
        union all ( select 'entry', id, title, left(description, 300), image_url, url, canonical_url, source, outlet_id, coalesce(published_at, first_seen_at), status = 'rejected', (origin = 'tip' and status = 'waiting' and version = 1), duplicate_of, news_link_id
          from ( select *
            from entries
            where headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(coalesce(published_at, first_seen_at))) && given.looked_for and status = 'scheduled'
            limit 200 ) alike
          order by abs(extract(epoch
              from coalesce(published_at, first_seen_at) - given.at))
          limit 12)) candidate ), '[]') as candidates
  from given
  order by given.n;
with free as ( select host
    from feed_hosts host
    where host = (select feed.host
      from feeds feed
      where feed.id = $n) and (host.claim is null or host.claimed_until <= $n or host.claimed_until > $n)
    for update of host skip locked ), claimed as ( update feed_hosts host
    set claim = gen_random_uuid(), claimed_until = $n
    from free
    where host.host = free.host
    returning host.claim ) update feeds feed
  set open_attempts = 1
  from claimed, outlets outlet
  where feed.id = $n and outlet.id = feed.outlet_id
  returning claimed.claim, feed.id, feed.url, feed.host, feed.bytes_max, outlet.name as outlet_name, feed.interval_seconds, feed.failure_count, feed.open_attempts, null as etag, null as last_modified, null as body_digest;

-- Poll a feed: the same bytes
select etag, last_modified, body_digest
  from feeds
  where id = $n;
with free as ( select host
    from feed_hosts host
    where host = (select feed.host
      from feeds feed
      where feed.id = $n) and (host.claim is null or host.claimed_until <= $n or host.claimed_until > $n)
    for update of host skip locked ), claimed as ( update feed_hosts host
    set claim = gen_random_uuid(), claimed_until = $n
    from free
    where host.host = free.host
    returning host.claim ) update feeds feed
  set open_attempts = 1
  from claimed, outlets outlet
  where feed.id = $n and outlet.id = feed.outlet_id
  returning claimed.claim, feed.id, feed.url, feed.host, feed.bytes_max, outlet.name as outlet_name, feed.interval_seconds, feed.failure_count, feed.open_attempts, null as etag, null as last_modified, null as body_digest;
with polled as ( select *
    from json_to_recordset($n::json) as polled ( id uuid, url text, host text, claim uuid, state text, interval_seconds integer, failure_count integer, open_attempts integer, next_poll_at timestamptz, polled_at timestamptz, etag text, last_modified text, is_whole boolean) ), released as ( update feed_hosts host
    set claim = null, claimed_until = null, resting_until = null
    from polled
    where host.host = polled.host and host.claim = polled.claim
    returning polled.* ) update feeds feed
  set state = case when feed.state = 'paused' then feed.state else released.state end, interval_seconds = released.interval_seconds, failure_count = released.failure_count, open_attempts = released.open_attempts, next_poll_at = released.next_poll_at, failure = null, failure_detail = null, moved_to = null, last_polled_at = released.polled_at, last_good_at = released.polled_at, etag = released.etag, last_modified = released.last_modified, last_whole_at = case when released.is_whole then released.polled_at else feed.last_whole_at end
  from released
  where feed.id = released.id and feed.url = released.url
  returning released.claim;

-- Match stories: new articles
begin;
commit;
insert into stories (id, first_at, last_at, article_count, voice_count, heat, created_at, updated_at) select id, at, at, 0, 0, 0, at, at
  from unnest($n::uuid[]) id, (select $n::timestamptz(3) as at) clock
  on conflict do nothing;
insert into story_links (entry_id, canonical_url, published_at) select id, coalesce(canonical_url, url), coalesce(published_at, first_seen_at)
  from entries entry
  where status = 'waiting' and queued_at > $n and coalesce(published_at, first_seen_at) > $n and not is_sample and not exists (select
    from story_links
    where entry_id = entry.id)
  order by queued_at desc
  limit $n
  on conflict do nothing; -- 2 times
insert into story_term_counts as known (hash, count) select *
  from unnest($n::integer[], $n::float8[])
  on conflict (hash) do update
  set count = known.count + excluded.count;
select greatest(max(keyed) + 1, (extract(epoch
        from clock_timestamp()) * 1000000)::bigint)::text as keyed
  from story_links;
select id
  from story_recounts
  where story_id is not null
  limit $n;
select id, array_to_string(keys, ',') as keys, is_recurring, keyed::text as keyed
  from story_links
  where (keyed, id) > ($n::bigint, $n::uuid) and published_at > $n and keys <> '{}'
  order by keyed, id
  limit $n;
select id, series_key as key, published_at as at
  from story_links
  where series_key = any($n::bigint[]);
select kind, first_url, second_url
  from story_constraints
  where first_url = any($n) or second_url = any($n)
  order by at, id;
select pg_advisory_xact_lock(hashtextextended('stories ' || $n::text, 0));
select place.id, case when story.settled_at is null then '{}' else story.settled_leads end as settled, case when link.id is not null then json_build_object('linkId', link.id, 'title', link.title, 'language', link.language) end as headline
  from stories story
  join story_links place on place.story_id = story.id
  left join news_links link on link.id = place.news_link_id
  where story.id = any($n::uuid[]);
select place.id, left(coalesce(original.description, link.description, entry.description), 300) as description
  from story_links place
  left join news_links link on link.id = place.news_link_id
  left join lateral ( select xmin as written, title, url, description
    from entries
    where news_link_id = place.news_link_id and status = 'published' and title <> ''
    limit 1) original on true
  left join entries entry on entry.id = place.entry_id
  where place.id = any($n::uuid[]);
select published_at as at
  from story_links
  where published_at > $n and keys <> '{}'
  order by published_at desc offset $n
  limit 1;
select set_config('chowk.pace', 'together', true);
select slug
  from stories
  where slug = any($n);
select to_regclass('story_links')::oid as id;
update stories
  set slug = given.slug, has_been_public = true
  from unnest($n::uuid[], $n::text[]) given (id, slug)
  where stories.id = given.id;
update story_links
  set claimed_until = $n, attempts = attempts + 1
  where id = any(array( select id
      from story_links
      where status = 'due' and attempts < $n and (claimed_until is null or claimed_until <= $n or claimed_until > $n)
      order by published_at desc
      limit $n
      for update skip locked))
  returning id; -- 5 times
update story_links
  set is_copy = not is_copy
  where id = any($n::uuid[]) and is_copy <> (id = any($n::uuid[]));
update story_links
  set status = $n
  where status = $n and attempts >= $n and (claimed_until is null or claimed_until < $n); -- 3 times
update story_links place
  set outlet = given.outlet, published_at = given.at
  from json_to_recordset($n::json) as given (id uuid, outlet text, at timestamptz(3))
  where place.id = given.id and (place.outlet, place.published_at) <> (given.outlet, given.at);
update story_links place
  set story_id = given.story_id, score = given.score, reasons = given.reasons, status = 'placed', claimed_until = null, title = given.title, outlet = given.outlet, published_at = given.at, series_key = given.series, is_recurring = given.is_recurring, is_touched = not given.is_recurring, attempts = 0, keyed = $n::bigint, keys = given.keys::bigint[]
  from json_to_recordset($n::json) as given (id uuid, story_id uuid, score real, reasons jsonb, title text, outlet text, at timestamptz, keys text, series bigint, is_recurring boolean)
  where place.id = given.id;
with arrived as materialized ( select id
    from news_links
    where created_at > $n
    union -- A feed's first poll dates its links back to their publication. select id
    from news_links
    where id between $n::uuid and $n::uuid ) insert into story_links (news_link_id, canonical_url, published_at) select id, coalesce(canonical_url, url), published_at
  from arrived
  join news_links link using (id)
  where published_at > $n and not is_sample and not exists (select
    from story_links
    where news_link_id = link.id)
  order by created_at desc
  limit $n
  on conflict do nothing; -- 2 times
with counted as ( select given.id, coalesce(given.first_at, story.first_at) as first_at, coalesce(given.last_at, story.last_at) as last_at, given.article_count, given.voice_count, coalesce(given.heat, story.heat) as heat, given.public_first_at, given.public_last_at, given.public_link_count, given.public_outlet_count, given.public_voice_count, coalesce(given.public_heat, 0) as public_heat, coalesce(nullif(given.settled_leads, '{}'), story.settled_leads) as settled_leads, story.settled_leads[1] as earlier_lead
    from json_populate_recordset(null::stories, $n::json) given
    join stories story using (id) ), written as ( update stories story
    set first_at = counted.first_at, last_at = counted.last_at, article_count = counted.article_count, voice_count = counted.voice_count, heat = counted.heat, public_first_at = counted.public_first_at, public_last_at = counted.public_last_at, public_link_count = counted.public_link_count, public_outlet_count = counted.public_outlet_count, public_voice_count = counted.public_voice_count, public_heat = counted.public_heat, settled_leads = counted.settled_leads, updated_at = $n
    from counted
    where story.id = counted.id and (story.first_at, story.last_at, story.article_count, story.voice_count, story.heat, story.public_first_at, story.public_last_at, story.public_link_count, story.public_outlet_count, story.public_voice_count, story.public_heat, story.settled_leads) is distinct
    from (counted.first_at, counted.last_at, counted.article_count, counted.voice_count, counted.heat, counted.public_first_at, counted.public_last_at, counted.public_link_count, counted.public_outlet_count, counted.public_voice_count, counted.public_heat, counted.settled_leads)
    returning story.*, counted.earlier_lead ) select pg_notify('chowk_changes', coalesce(nullif(current_setting('chowk.pace', true), '') || ' ', '') || 'story:' || id)
  from written story
  where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and earlier_lead is distinct
  from settled_leads[1];
with counted as ( select place.story_id, count(*) as articles
    from story_links place
    where place.story_id = any($n::uuid[])
    group by place.story_id ), dissolved as ( select id
    from stories story
    where id = any($n::uuid[]) and merged_into is null and not is_edited and not has_been_public and not exists (select
      from counted
      where story_id = story.id and articles > 1) ), left_places as ( -- Without a headline a place counts as renamed: an entry that returns to the queue is matched anew. update story_links place
    set title = ''
    where story_id in (select id
      from dissolved) and not (exists (select
        from news_links
        where id = place.news_link_id) or exists (select
        from entries
        where id = place.entry_id and status in ('waiting', 'scheduled'))) ) delete
  from stories
  where id in (select id
    from dissolved);
with named as ( select story.id, coalesce(story.title, (select title
        from news_links
        where id = coalesce( (select link.id
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.canonical_url = story.lead_url and place.story_id = story.id
            limit 1), (select link.id
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.news_link_id = any(story.settled_leads) and place.story_id = story.id
            order by array_position(story.settled_leads, link.id)
            limit 1), (select id
            from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
              from story_links place
              join news_links link on link.id = place.news_link_id
              where place.story_id = story.id
              order by place.published_at desc, place.id desc
              limit 24) member
            order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
            limit 1))), lead.title, '') as desk_title, coalesce(story.title, lead.public_title, '') as public_title, public_outlet_count >= 2 and not is_hidden and merged_into is null and not has_been_public as is_new
    from stories story
    cross join lateral ( select (array_agg(title
          order by is_chosen desc, is_waiting, published_at, canonical_url))[1] as title, (array_agg(title
          order by is_chosen desc, published_at, canonical_url) filter (where not is_waiting))[1] as public_title
      from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
        from story_links place
        left join news_links link on link.id = place.news_link_id
        left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
        where (link.id is not null or entry.id is not null) and place.story_id = story.id) article
      cross join lateral (select coalesce(canonical_url = story.lead_url, false) as is_chosen) chosen) lead
    where story.id = any($n::uuid[]) ), written as ( update stories
    set desk_title = named.desk_title
    from named
    where named.id = stories.id and named.desk_title not in ('', stories.desk_title) ) select id, public_title, is_new
  from named;
with outlets as ( delete
    from story_recounts
    where outlet_id is not null
    returning outlet_id ), found as ( select distinct place.story_id
    from outlets
    join news_links link using (outlet_id)
    join story_links place on place.news_link_id = link.id
    where place.story_id is not null
    union select distinct place.story_id
    from outlets
    join entries entry using (outlet_id)
    join story_links place on place.entry_id = entry.id
    where place.story_id is not null and entry.status = 'waiting' ) insert into story_recounts (story_id) select story.id
  from found
  join stories story on story.id = found.story_id
  order by story.last_at desc;
with place as materialized ( select place.*
    from unnest($n::uuid[]) given (id)
    cross join lateral ( select id, canonical_url, story_id, is_recurring, not is_recurring and status <> 'failed' as is_open, title = '' and keyed = 0 as is_new, news_link_id, entry_id
      from story_links
      where id = given.id and true offset 0 ) place), pinned_story as materialized ( select place.story_id
    from pins
    join story_links place on place.news_link_id = pins.news_link_id
    where place.story_id is not null
    union all select (with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = pins.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select id
      from chain
      where merged_into is null)
    from pins
    where pins.story_id is not null) select place.id, coalesce(original.title, link.title, entry.title) as title, coalesce(original.url, link.url, entry.url) as url, -- Changes with every write of the row. coalesce(original.written, link.written, entry.written)::text as row_version, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source, coalesce(link.at, entry.at) as at, place.canonical_url, place.story_id, link.id is not null as is_public, link.id is null and entry.status = 'scheduled' as is_scheduled, coalesce(story.is_edited or story.is_locked, false) as is_edited, coalesce(story.settled_at is not null, false) or place.story_id in (table pinned_story) as is_standing, place.story_id in (table pinned_story) or place.news_link_id in (select news_link_id
    from pins
    where news_link_id is not null) as is_pinned, coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key, coalesce(owned.home_url, '') as home_url, place.is_recurring, place.is_open, place.is_new
  from place
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < created_at + interval '1 minute' then published_at else created_at end as at
    from news_links
    where id = place.news_link_id offset 0 ) link on true
  left join lateral ( select xmin as written, title, url, description
    from entries
    where news_link_id = place.news_link_id and status = 'published' and title <> ''
    limit 1) original on true
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < first_seen_at + interval '1 minute' then published_at else first_seen_at end as at, status
    from entries
    where id = place.entry_id and (status = 'waiting' or status = 'scheduled') offset 0 ) entry on true
  left join lateral (select is_edited, is_locked, settled_at
    from stories
    where id = place.story_id offset 0) story on true
  left join lateral ( select owner_key, home_url
    from outlets
    where id = coalesce(link.outlet_id, entry.outlet_id) offset 0 ) owned on true
  where link.id is not null or entry.id is not null
  order by place.id; -- 2 times
with published as ( select distinct on (entry.news_link_id) entry.news_link_id as link_id, place.id
    from story_links place
    join entries entry on entry.id = place.entry_id
    where entry.decided_at > $n and entry.news_link_id is not null and place.news_link_id is distinct
    from entry.news_link_id and not exists (select
      from story_links other
      where other.news_link_id = entry.news_link_id)
    order by entry.news_link_id, entry.status = 'published' desc, place.id ) update story_links place
  set news_link_id = published.link_id
  from published
  where place.id = published.id; -- 2 times
with published as ( select distinct on (entry.news_link_id) entry.news_link_id as link_id, place.id
    from story_links place
    join entries entry on entry.id = place.entry_id
    where place.story_id = any($n::uuid[]) and entry.news_link_id is not null and place.news_link_id is distinct
    from entry.news_link_id and not exists (select
      from story_links other
      where other.news_link_id = entry.news_link_id)
    order by entry.news_link_id, entry.status = 'published' desc, place.id ) update story_links place
  set news_link_id = published.link_id
  from published
  where place.id = published.id;
with recursive bound (url, step) as ( select canonical_url, 0
    from story_links
    where id = any($n::uuid[])
    union select case when first_url = bound.url then second_url else first_url end, step + 1
    from bound
    join story_constraints on kind = 'together' and bound.url in (first_url, second_url)
    where step < 10 ) select distinct place.id
  from bound
  join story_links place on place.canonical_url = bound.url
  where step > 0 and status <> 'failed';

-- Match stories: the periodic pass
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, front_story_id, front_story_slug, front_story_title, is_big, outlet_count, first_at, last_at
  from news_links
  inner join categories on categories.id = news_links.category
  inner join ( select story.id as front_story_id, story.slug as front_story_slug, story.title as front_story_title, coalesce( (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.canonical_url = story.lead_url and place.story_id = story.id
        limit 1), (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.news_link_id = any(story.settled_leads) and place.story_id = story.id
        order by array_position(story.settled_leads, link.id)
        limit 1), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from (select id, public_outlet_count, public_heat
          from stories story
          where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
          order by public_heat desc, id desc
          limit 24) hot)
      union (select id
        from (select id, public_outlet_count, public_heat
          from stories story
          where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
          order by public_heat desc, id desc
          limit 100) hot
        order by public_outlet_count desc, public_heat desc, id desc
        limit 12)
      union (select ( with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
            from stories
            where id = pins.story_id
            union all select next.id, next.merged_into, steps + 1
            from chain
            join stories next on next.id = chain.merged_into
            where steps < 20 ) select id
          from chain
          where merged_into is null)
        from pins
        where story_id is not null)) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)) as front_story on front_story.lead_id = news_links.id
  order by front_story.heat desc, front_story.front_story_id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id = any(array( (select id
        from news_links
        order by created_at desc, id desc
        limit 60)
      union (select id
        from news_links
        where featured
        order by created_at desc, id desc
        limit 12)
      union (select newest.id
        from categories
        cross join lateral ( select id
          from news_links
          where news_links.category = any(array[categories.id])
          order by category, created_at desc, id desc
          limit 24) newest)
      union (select news_link_id
        from pins
        where news_link_id is not null)))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select place, news_link_id, story_id, title, pinned_at, pinned_by, begins_at, ends_at, until_newer, version, ( with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
      from stories
      where id = pins.story_id
      union all select next.id, next.merged_into, steps + 1
      from chain
      join stories next on next.id = chain.merged_into
      where steps < 20 ) select id
    from chain
    where merged_into is null) as merged_into
  from pins
  where (news_link_id is not null or story_id is not null);
/* planned once */ select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, editorial_log_enabled, most_read_enabled, offline_enabled, newsletter_languages, newsletter_hour, newsletter_days, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, editions as editions, exists (select
    from outlets
    where lean <> 'not-rated' or owner <> '') as has_ratings, (select url
    from connections
    where kind = 'websub' and state = 'active') as websub_hub, exists (select
    from corrections) as has_corrections
  from settings;
begin;
commit;
delete
  from stories story
  where article_count = 0 and merged_into is null and updated_at < $n and not exists (select
    from story_links place
    where place.story_id = story.id and (exists (select
        from news_links
        where id = place.news_link_id) or exists (select
        from entries
        where id = place.entry_id and status in ('waiting', 'scheduled'))));
delete
  from story_links
  where story_id is null and published_at < $n;
delete
  from story_proposals proposal
  where state = 'open' and created_at < $n and not exists ( select
    from story_links place
    left join stories story on story.id = place.story_id
    where place.canonical_url in (proposal.first_url, proposal.second_url) and greatest(place.published_at, story.last_at) > $n);
insert into story_links (entry_id, canonical_url, published_at) select id, coalesce(canonical_url, url), coalesce(published_at, first_seen_at)
  from entries entry
  where status = 'waiting' and queued_at > $n and coalesce(published_at, first_seen_at) > $n and not is_sample and not exists (select
    from story_links
    where entry_id = entry.id)
  order by queued_at desc
  limit $n
  on conflict do nothing;
select *
  from story_term_counts;
select id
  from stories
  where article_count <= 1 and merged_into is null and is_edited = $n and has_been_public = $n and updated_at < $n;
select id
  from story_links
  where id = any($n::uuid[]) and not is_recurring and status <> 'failed';
select id
  from story_recounts
  where story_id is not null
  limit $n;
select id, array_to_string(keys, ',') as keys, is_recurring, keyed::text as keyed
  from story_links
  where (keyed, id) > ($n::bigint, $n::uuid) and published_at > $n and keys <> '{}'
  order by keyed, id
  limit $n; -- 2 times
select kind, first_url, second_url
  from story_constraints
  where first_url = any($n) or second_url = any($n)
  order by at, id;
select pg_advisory_xact_lock(hashtextextended('stories ' || $n::text, 0));
select set_config('chowk.pace', 'together', true);
select to_regclass('story_links')::oid as id; -- 2 times
update stories
  set fronted_at = $n
  where id = any($n::uuid[]) and fronted_at is null;
update stories
  set fronted_at = null
  where fronted_at is not null and settled_at is null and id <> all($n::uuid[]);
update story_links
  set attempts = attempts + 1
  where id = any(array( select id
      from story_links
      where status = 'placed' and is_touched and attempts < $n and published_at > $n
      order by published_at desc
      limit $n
      for update skip locked))
  returning id; -- 3 times
update story_links
  set claimed_until = $n, attempts = attempts + 1
  where id = any(array( select id
      from story_links
      where status = 'due' and attempts < $n and (claimed_until is null or claimed_until <= $n or claimed_until > $n)
      order by published_at desc
      limit $n
      for update skip locked))
  returning id; -- 2 times
update story_links
  set is_touched = $n, attempts = $n
  where id in ($n, …);
update story_links
  set is_touched = $n, attempts = $n
  where status = $n and is_touched = $n and attempts >= $n; -- 2 times
update story_links
  set status = $n
  where status = $n and attempts >= $n and (claimed_until is null or claimed_until < $n);
update story_links place
  set status = 'due', attempts = 0
  where status = 'placed' and published_at > $n and ( exists (select
      from news_links link
      left join lateral ( select xmin as written, title, url, description
        from entries
        where news_link_id = link.id and status = 'published' and title <> ''
        limit 1) original on true
      where link.id = place.news_link_id and coalesce(original.title, link.title) <> place.title and not is_sample) or exists (select
      from entries
      where id = place.entry_id and title <> place.title and not is_sample and (status = 'waiting' or status = 'scheduled')));
with arrived as materialized ( select id
    from news_links
    where created_at > $n
    union -- A feed's first poll dates its links back to their publication. select id
    from news_links
    where id between $n::uuid and $n::uuid ) insert into story_links (news_link_id, canonical_url, published_at) select id, coalesce(canonical_url, url), published_at
  from arrived
  join news_links link using (id)
  where published_at > $n and not is_sample and not exists (select
    from story_links
    where news_link_id = link.id)
  order by created_at desc
  limit $n
  on conflict do nothing;
with found as ( select id
    from stories story
    where settled_at is null and merged_into is null and story.fronted_at <= $n
    order by id
    for no key update skip locked ) update stories story
  set settled_at = $n, settled_leads = array_remove(array[coalesce( (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.canonical_url = story.lead_url and place.story_id = story.id
        limit 1), (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.news_link_id = any(story.settled_leads) and place.story_id = story.id
        order by array_position(story.settled_leads, link.id)
        limit 1), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))] || settled_leads, null)
  from found
  where story.id = found.id;
with found as ( select id
    from stories story
    where settled_at is null and merged_into is null and story.id in ( select place.story_id
      from pins
      join story_links place on place.news_link_id = pins.news_link_id
      where place.story_id is not null
      union all select (with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
          from stories
          where id = pins.story_id
          union all select next.id, next.merged_into, steps + 1
          from chain
          join stories next on next.id = chain.merged_into
          where steps < 20 ) select id
        from chain
        where merged_into is null)
      from pins
      where pins.story_id is not null)
    order by id
    for no key update skip locked ) update stories story
  set settled_at = $n, settled_leads = array_remove(array[coalesce( (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.canonical_url = story.lead_url and place.story_id = story.id
        limit 1), (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.news_link_id = any(story.settled_leads) and place.story_id = story.id
        order by array_position(story.settled_leads, link.id)
        limit 1), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))] || settled_leads, null)
  from found
  where story.id = found.id;
with outlets as ( delete
    from story_recounts
    where outlet_id is not null
    returning outlet_id ), found as ( select distinct place.story_id
    from outlets
    join news_links link using (outlet_id)
    join story_links place on place.news_link_id = link.id
    where place.story_id is not null
    union select distinct place.story_id
    from outlets
    join entries entry using (outlet_id)
    join story_links place on place.entry_id = entry.id
    where place.story_id is not null and entry.status = 'waiting' ) insert into story_recounts (story_id) select story.id
  from found
  join stories story on story.id = found.story_id
  order by story.last_at desc;
with place as materialized ( select place.*
    from unnest($n::uuid[]) given (id)
    cross join lateral ( select id, canonical_url, story_id, is_recurring, not is_recurring and status <> 'failed' as is_open, title = '' and keyed = 0 as is_new, news_link_id, entry_id
      from story_links
      where id = given.id and true offset 0 ) place), pinned_story as materialized ( select place.story_id
    from pins
    join story_links place on place.news_link_id = pins.news_link_id
    where place.story_id is not null
    union all select (with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = pins.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select id
      from chain
      where merged_into is null)
    from pins
    where pins.story_id is not null) select place.id, coalesce(original.title, link.title, entry.title) as title, coalesce(original.url, link.url, entry.url) as url, -- Changes with every write of the row. coalesce(original.written, link.written, entry.written)::text as row_version, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source, coalesce(link.at, entry.at) as at, place.canonical_url, place.story_id, link.id is not null as is_public, link.id is null and entry.status = 'scheduled' as is_scheduled, coalesce(story.is_edited or story.is_locked, false) as is_edited, coalesce(story.settled_at is not null, false) or place.story_id in (table pinned_story) as is_standing, place.story_id in (table pinned_story) or place.news_link_id in (select news_link_id
    from pins
    where news_link_id is not null) as is_pinned, coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key, coalesce(owned.home_url, '') as home_url, place.is_recurring, place.is_open, place.is_new
  from place
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < created_at + interval '1 minute' then published_at else created_at end as at
    from news_links
    where id = place.news_link_id offset 0 ) link on true
  left join lateral ( select xmin as written, title, url, description
    from entries
    where news_link_id = place.news_link_id and status = 'published' and title <> ''
    limit 1) original on true
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < first_seen_at + interval '1 minute' then published_at else first_seen_at end as at, status
    from entries
    where id = place.entry_id and (status = 'waiting' or status = 'scheduled') offset 0 ) entry on true
  left join lateral (select is_edited, is_locked, settled_at
    from stories
    where id = place.story_id offset 0) story on true
  left join lateral ( select owner_key, home_url
    from outlets
    where id = coalesce(link.outlet_id, entry.outlet_id) offset 0 ) owned on true
  where link.id is not null or entry.id is not null
  order by place.id; -- 2 times
with place as materialized ( select place.*
    from unnest($n::uuid[]) given (id)
    cross join lateral ( select id, canonical_url, story_id, is_recurring, not is_recurring and status <> 'failed' as is_open, title = '' and keyed = 0 as is_new, news_link_id, entry_id
      from story_links
      where story_id = given.id
      order by published_at desc
      limit $n ) place), pinned_story as materialized ( select place.story_id
    from pins
    join story_links place on place.news_link_id = pins.news_link_id
    where place.story_id is not null
    union all select (with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = pins.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select id
      from chain
      where merged_into is null)
    from pins
    where pins.story_id is not null) select place.id, coalesce(original.title, link.title, entry.title) as title, coalesce(original.url, link.url, entry.url) as url, -- Changes with every write of the row. coalesce(original.written, link.written, entry.written)::text as row_version, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(link.source, entry.source) as source, coalesce(link.at, entry.at) as at, place.canonical_url, place.story_id, link.id is not null as is_public, link.id is null and entry.status = 'scheduled' as is_scheduled, coalesce(story.is_edited or story.is_locked, false) as is_edited, coalesce(story.settled_at is not null, false) or place.story_id in (table pinned_story) as is_standing, place.story_id in (table pinned_story) or place.news_link_id in (select news_link_id
    from pins
    where news_link_id is not null) as is_pinned, coalesce(story.is_locked, false) as is_locked, coalesce(owned.owner_key, '') as owner_key, coalesce(owned.home_url, '') as home_url, place.is_recurring, place.is_open, place.is_new
  from place
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < created_at + interval '1 minute' then published_at else created_at end as at
    from news_links
    where id = place.news_link_id offset 0 ) link on true
  left join lateral ( select xmin as written, title, url, description
    from entries
    where news_link_id = place.news_link_id and status = 'published' and title <> ''
    limit 1) original on true
  left join lateral ( select id, xmin as written, title, url, source, outlet_id, case when published_at < first_seen_at + interval '1 minute' then published_at else first_seen_at end as at, status
    from entries
    where id = place.entry_id and (status = 'waiting' or status = 'scheduled') offset 0 ) entry on true
  left join lateral (select is_edited, is_locked, settled_at
    from stories
    where id = place.story_id offset 0) story on true
  left join lateral ( select owner_key, home_url
    from outlets
    where id = coalesce(link.outlet_id, entry.outlet_id) offset 0 ) owned on true
  where link.id is not null or entry.id is not null
  order by place.id; -- 2 times
with published as ( select distinct on (entry.news_link_id) entry.news_link_id as link_id, place.id
    from story_links place
    join entries entry on entry.id = place.entry_id
    where entry.decided_at > $n and entry.news_link_id is not null and place.news_link_id is distinct
    from entry.news_link_id and not exists (select
      from story_links other
      where other.news_link_id = entry.news_link_id)
    order by entry.news_link_id, entry.status = 'published' desc, place.id ) update story_links place
  set news_link_id = published.link_id
  from published
  where place.id = published.id;
with recursive bound (url, step) as ( select canonical_url, 0
    from story_links
    where id = any($n::uuid[])
    union select case when first_url = bound.url then second_url else first_url end, step + 1
    from bound
    join story_constraints on kind = 'together' and bound.url in (first_url, second_url)
    where step < 10 ) select distinct place.id
  from bound
  join story_links place on place.canonical_url = bound.url
  where step > 0 and status <> 'failed';

-- Import a file: dry run
begin; -- 3 times
commit; -- 3 times
delete
  from import_pieces
  where import_id = $n;
insert into import_pieces (import_id, number, bytes)
  values ($n, …)
  on conflict do nothing;
insert into imports (file_name, file_bytes, account_id, account_name, created_at, updated_at)
  values ($n, …)
  returning id;
select bytes
  from import_pieces
  where import_id = $n and number = $n; -- 7 times
select coalesce(sum(file_bytes), 0)::float8 as bytes
  from imports
  where (state in ($n, …) or (state = $n and updated_at >= $n));
select id, name, role
  from accounts
  where id = $n and is_off = $n;
select pg_advisory_xact_lock(hashtextextended('import space ' || $n::text, 0));
update imports
  set claimed_until = $n, open_attempts = open_attempts + 1, claim = $n
  where id = any(array( select id
      from imports
      where state = any($n) and (claimed_until is null or claimed_until <= $n or claimed_until > $n)
      order by updated_at
      limit $n
      for update skip locked))
  returning *; -- 2 times
update imports
  set state = $n, failure = $n, claim = $n, claimed_until = $n, open_attempts = $n, stop_asked = $n, updated_at = $n, record_table = $n, reading = $n
  where id = $n and claim = $n and state = $n;
update imports
  set state = $n, updated_at = $n
  where id = $n and state = $n and file_bytes = (select coalesce(sum(octet_length(bytes)), 0)
    from import_pieces
    where import_id = imports.id);
update imports
  set updated_at = $n
  where id = $n and state = $n and updated_at >= $n
  returning file_bytes;
