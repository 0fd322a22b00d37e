-- Most public pages
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, editorial_log_enabled, most_read_enabled, offline_enabled, newsletter_languages, newsletter_hour, newsletter_days, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, editions as editions, exists (select
    from outlets
    where lean <> 'not-rated' or owner <> '') as has_ratings, (select url
    from connections
    where kind = 'websub' and state = 'active') as websub_hub, exists (select
    from corrections) as has_corrections
  from settings;

-- /
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
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.id = any($n::uuid[])
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select own.news_link_id as link_id, story.id as story_id, story.slug, coalesce(story.title, (select title
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
          limit 1)))) as title, story.public_outlet_count as outlet_count, story.public_first_at as first_at, story.public_heat as heat, other.headlines, covering.groups
  from story_links own
  join stories story on story.id = own.story_id
  join news_links own_link on own_link.id = own.news_link_id
  cross join lateral ( select count(*) as outlets, coalesce( json_agg(json_build_object('title', title, 'url', url, 'source', source, 'language', language)
        order by is_copy, at desc, id desc) filter (where is_new and nth <= 3), '[]') as headlines
    from ( select *, row_number() over (partition by is_new
        order by is_copy, at desc, id desc) as nth
      from ( select *, lower(title) <> lower(own_link.title) and row_number() over (partition by lower(title)
          order by is_copy, at desc, id desc) = 1 as is_new
        from ( select distinct on (outlet) *
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
  cross join lateral ( select coalesce(json_agg(json_build_object('outletId', outlet_id, 'placeOutlet', place_outlet, 'lean', lean, 'category', category, 'language', language, 'source', source, 'linkCount', link_count, 'firstAt', first_at, 'addedFrom', added_from, 'addedUntil', added_until)
        order by added_from, source), '[]') as groups
    from ( select link.outlet_id, place.outlet as place_outlet, coalesce(outlet.lean, 'not-rated') as lean, link.category, lower(split_part(coalesce(nullif(link.language, ''), outlet.language, ''), '-', 1)) as language, (array_agg(link.source
          order by case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end, link.id))[1] as source, count(*)::integer as link_count, min(case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end) as first_at, min(link.created_at) as added_from, max(link.created_at) as added_until
      from story_links place
      join news_links link on link.id = place.news_link_id
      left join outlets outlet on outlet.id = link.outlet_id
      where place.story_id = story.id and own.news_link_id = any($n::uuid[])
      group by link.outlet_id, place.outlet, outlet.lean, link.category, 5
      order by added_from, source) article ) covering
  where own.news_link_id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and other.outlets > 0;
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
/* planned once */ select story.at, id, name, home_url, lean, owner, owner_key, region, is_active
  from json_to_recordset($n::json) as story(at integer, own uuid[], category uuid, language text,
    from timestamptz, until timestamptz)
  cross join outlets
  cross join lateral ( -- Answered by the index alone, up to the outlet's first such link. select exists ( select from news_links where outlet_id = outlets.id and created_at between story.from and story.until and category = story.category and lower(split_part(coalesce(nullif(news_links.language, ''), outlets.language, ''), '-', 1)) = story.language ) as is_active -- Without an offset, PostgreSQL would search twice, for the column and for the condition. offset 0 ) activity
where is_active or id = any(story.own);
/* planned once */ select story.id as story_id, voice.link_id, voice.title, voice.url, voice.source, voice.language, voice.description, voice.lean, voice.owner_key
  from stories story
  cross join lateral ( select distinct on (member.outlet) member.id as link_id, member.title, member.url, member.source, member.language, link.description, coalesce(outlet.lean, 'not-rated') as lean, coalesce(outlet.owner_key, '') as owner_key, member.is_copy, member.at
    from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
      from story_links place
      join news_links link on link.id = place.news_link_id
      where place.story_id = story.id
      order by place.published_at desc, place.id desc
      limit 24) member
    join news_links link on link.id = member.id
    left join outlets outlet on outlet.id = link.outlet_id
    order by member.outlet, member.is_copy, member.at desc, member.id desc ) voice
  where story.id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  order by voice.is_copy, voice.at desc, voice.link_id desc;

-- /category/world
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  where slug = $n;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.category = any(array[$n::uuid]) and not exists ( select
    from story_links own
    join stories story on story.id = own.story_id
    join story_links other on other.story_id = own.story_id and other.id <> own.id
    join news_links rival on rival.id = other.news_link_id
    where own.news_link_id = news_links.id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and rival.category = news_links.category and true and ((rival.created_at, rival.id) > (news_links.created_at + case when own.canonical_url = story.lead_url then interval '12 hours' else interval '0' end, news_links.id) or (other.canonical_url = story.lead_url and rival.created_at > news_links.created_at - interval '12 hours')))
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit 25;
/* planned once */ select own.news_link_id as link_id, story.id as story_id, story.slug, coalesce(story.title, (select title
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
          limit 1)))) as title, story.public_outlet_count as outlet_count, story.public_first_at as first_at, story.public_heat as heat, other.headlines, covering.groups
  from story_links own
  join stories story on story.id = own.story_id
  join news_links own_link on own_link.id = own.news_link_id
  cross join lateral ( select count(*) as outlets, coalesce( json_agg(json_build_object('title', title, 'url', url, 'source', source, 'language', language)
        order by is_copy, at desc, id desc) filter (where is_new and nth <= 3), '[]') as headlines
    from ( select *, row_number() over (partition by is_new
        order by is_copy, at desc, id desc) as nth
      from ( select *, lower(title) <> lower(own_link.title) and row_number() over (partition by lower(title)
          order by is_copy, at desc, id desc) = 1 as is_new
        from ( select distinct on (outlet) *
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
  cross join lateral ( select coalesce(json_agg(json_build_object('outletId', outlet_id, 'placeOutlet', place_outlet, 'lean', lean, 'category', category, 'language', language, 'source', source, 'linkCount', link_count, 'firstAt', first_at, 'addedFrom', added_from, 'addedUntil', added_until)
        order by added_from, source), '[]') as groups
    from ( select link.outlet_id, place.outlet as place_outlet, coalesce(outlet.lean, 'not-rated') as lean, link.category, lower(split_part(coalesce(nullif(link.language, ''), outlet.language, ''), '-', 1)) as language, (array_agg(link.source
          order by case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end, link.id))[1] as source, count(*)::integer as link_count, min(case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end) as first_at, min(link.created_at) as added_from, max(link.created_at) as added_until
      from story_links place
      join news_links link on link.id = place.news_link_id
      left join outlets outlet on outlet.id = link.outlet_id
      where place.story_id = story.id and own.news_link_id = any($n::uuid[])
      group by link.outlet_id, place.outlet, outlet.lean, link.category, 5
      order by added_from, source) article ) covering
  where own.news_link_id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and other.outlets > 0;
/* planned once */ select story.at, id, name, home_url, lean, owner, owner_key, region, is_active
  from json_to_recordset($n::json) as story(at integer, own uuid[], category uuid, language text,
    from timestamptz, until timestamptz)
  cross join outlets
  cross join lateral ( -- Answered by the index alone, up to the outlet's first such link. select exists ( select from news_links where outlet_id = outlets.id and created_at between story.from and story.until and category = story.category and lower(split_part(coalesce(nullif(news_links.language, ''), outlets.language, ''), '-', 1)) = story.language ) as is_active -- Without an offset, PostgreSQL would search twice, for the column and for the condition. offset 0 ) activity
where is_active or id = any(story.own);

-- /stories
/* planned once */ select (select max(public_first_at)
    from stories story
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and public_first_at < $n) as older_at, (select min(public_first_at)
    from stories story
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and public_first_at >= $n) as newer_at;
/* planned once */ with chosen as materialized (select *
    from stories story
    where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) and true
    order by story.public_heat desc, story.id desc
    limit 13) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
  from chosen story
  cross join lateral (select id, title, language
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
        limit 1))) lead;
/* planned once */ with chosen as materialized (select *
    from stories story
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and true and story.public_first_at >= $n and story.public_first_at < $n
    order by story.public_outlet_count desc, story.public_heat desc, story.id desc
    limit 53) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
  from chosen story
  cross join lateral (select id, title, language
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
        limit 1))) lead;

-- /story/flood
/* planned once */ select id, text, created_at
  from corrections
  where story_id in (with recursive merged (id, steps) as ( select id, 0
      from stories
      where id = $n
      union all select former.id, steps + 1
      from merged
      join stories former on former.merged_into = merged.id
      where steps < 20 ) select id
    from merged) and created_at > $n
  order by created_at desc, id desc
  limit 10;
/* planned once */ select link.id, link.title, link.url, link.source, link.language, case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end as published_at, place.is_copy, coalesce(outlet.lean, 'not-rated') as lean, coalesce(outlet.owner, '') as owner, place.id as place_id, place.published_at as placed_at
  from story_links place
  join news_links link on link.id = place.news_link_id
  left join outlets outlet on outlet.id = link.outlet_id
  where place.story_id = (select id
    from stories
    where slug = $n)
  order by place.published_at desc, place.id desc
  limit 61;
/* planned once */ select link.outlet_id, place.outlet as place_outlet, coalesce(outlet.lean, 'not-rated') as lean, link.category, lower(split_part(coalesce(nullif(link.language, ''), outlet.language, ''), '-', 1)) as language, (array_agg(link.source
      order by case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end, link.id))[1] as source, count(*)::integer as link_count, min(case when link.published_at < link.created_at + interval '1 minute' then link.published_at else link.created_at end) as first_at, min(link.created_at) as added_from, max(link.created_at) as added_until
  from story_links place
  join news_links link on link.id = place.news_link_id
  left join outlets outlet on outlet.id = link.outlet_id
  where place.story_id = (select id
    from stories
    where slug = $n)
  group by link.outlet_id, place.outlet, outlet.lean, link.category, 5
  order by added_from, source;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.id = any($n::uuid[])
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select story.at, id, name, home_url, lean, owner, owner_key, region, is_active
  from json_to_recordset($n::json) as story(at integer, own uuid[], category uuid, language text,
    from timestamptz, until timestamptz)
  cross join outlets
  cross join lateral ( -- Answered by the index alone, up to the outlet's first such link. select exists ( select from news_links where outlet_id = outlets.id and created_at between story.from and story.until and category = story.category and lower(split_part(coalesce(nullif(news_links.language, ''), outlets.language, ''), '-', 1)) = story.language ) as is_active -- Without an offset, PostgreSQL would search twice, for the column and for the condition. offset 0 ) activity
where is_active or id = any(story.own);
/* planned once */ select story.id as story_id, voice.link_id, voice.title, voice.url, voice.source, voice.language, voice.description, voice.lean, voice.owner_key
  from stories story
  cross join lateral ( select distinct on (member.outlet) member.id as link_id, member.title, member.url, member.source, member.language, link.description, coalesce(outlet.lean, 'not-rated') as lean, coalesce(outlet.owner_key, '') as owner_key, member.is_copy, member.at
    from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language, link.outlet_id
      from story_links place
      join news_links link on link.id = place.news_link_id
      where place.story_id = story.id
      order by place.published_at desc, place.id desc
      limit 24) member
    join news_links link on link.id = member.id
    left join outlets outlet on outlet.id = link.outlet_id
    order by member.outlet, member.is_copy, member.at desc, member.id desc ) voice
  where story.id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  order by voice.is_copy, voice.at desc, voice.link_id desc;
/* planned once */ with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
    from stories
    where slug = $n
    union all select next.id, next.merged_into, steps + 1
    from chain
    join stories next on next.id = chain.merged_into
    where steps < 20 ) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id, chain.steps
  from chain
  join stories story using (id)
  cross join lateral (select id, title, language
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
        limit 1))) lead
  where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and ( select min(place.outlet) <> max(place.outlet)
    from story_links place
    join news_links link on link.id = place.news_link_id
    where place.story_id = story.id);

-- /search?q=rain
/* planned once */ with matches as materialized ( select id, created_at
    from ( select *
      from news_links
      where true
      order by created_at desc, id desc
      limit 2000 ) as news_links
    where true and not exists ( select
      from ( select string_to_array(search_fold(word), '') as sought
        from unnest($n::text[]) as word offset 0 ) as words
      where split_part(search_text, coalesce(sought[1], ''), 1) = search_text and (sought[2] is null or not exists ( select
          from unnest(sought[2:]) as other
          where split_part(search_text, other, 1) <> search_text))) ) select (select count(*)::integer
    from matches) as total, array( select id
    from matches
    where $n::timestamptz is null or (created_at, id) < ($n, $n::uuid)
    order by created_at desc, id desc
    limit $n::integer )::text[] as ids
  where not exists (select
    from news_links
    where true
    order by created_at desc, id desc offset 2000
    limit 1);
/* planned once */ with matches as materialized ( select own.story_id as id
    from story_links own
    join news_links link on link.id = own.news_link_id
    cross join lateral search_fold(link.title) as folded
    where own.news_link_id = any($n::uuid[]) and own.story_id is not null and not exists ( select
      from ( select string_to_array(search_fold(word), '') as sought
        from unnest($n::text[]) as word offset 0 ) as words
      where split_part(folded, coalesce(sought[1], ''), 1) = folded and (sought[2] is null or not exists ( select
          from unnest(sought[2:]) as other
          where split_part(folded, other, 1) <> folded)))
    union all select id
    from ( select id, title
      from stories story
      where title is not null and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
      order by public_last_at desc
      limit 1000 ) named
    cross join lateral search_fold(named.title) as folded
    where not exists ( select
      from ( select string_to_array(search_fold(word), '') as sought
        from unnest($n::text[]) as word offset 0 ) as words
      where split_part(folded, coalesce(sought[1], ''), 1) = folded and (sought[2] is null or not exists ( select
          from unnest(sought[2:]) as other
          where split_part(folded, other, 1) <> folded))) ), best as materialized ( select story.*, hits
    from (select id, count(*) as hits
      from matches
      group by id) counted
    join stories story using (id)
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
    order by hits desc, public_last_at desc, id desc
    limit 3 ) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
  from best story
  cross join lateral (select id, title, language
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
        limit 1))) lead
  order by hits desc, story.public_last_at desc, story.id desc;
select title || ' ' || source as headline
  from news_links
  where true
  order by created_at desc, id desc
  limit $n;

-- /feed.xml
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit 100;

-- /sitemap/1.xml
select categories.id, categories.updated_at as changed_at, newest.created_at as newest_at
  from categories
  left join lateral ( select created_at
    from news_links
    where category = categories.id and true
    order by category, created_at desc, id desc
    limit 1 ) newest on true;
select max(updated_at) as at
  from corrections;
select slug, public_last_at as last_at
  from stories story
  where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  order by public_last_at desc, id desc
  limit $n;
select type, updated_at
  from site_links
  order by type;

-- /api/v1/links
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit $n;
select news_links.id, outlets.id as outlet_id
  from news_links
  inner join outlets on outlets.id = news_links.outlet_id
  where news_links.id = any($n::uuid[]);

-- Most pages of the admin area
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
/* planned once */ select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, editorial_log_enabled, most_read_enabled, offline_enabled, newsletter_languages, newsletter_hour, newsletter_days, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, editions as editions, exists (select
    from outlets
    where lean <> 'not-rated' or owner <> '') as has_ratings, (select url
    from connections
    where kind = 'websub' and state = 'active') as websub_hub, exists (select
    from corrections) as has_corrections
  from settings;
select count(*)::integer as count
  from objections
  where handled_at is null;
select count(*)::integer as entries, count(distinct coalesce(canonical_url, id::text) collate C)::integer as articles
  from (select id, canonical_url
    from entries
    where entries.status = 'waiting' and entries.queued_at <= $n and true and true and true
    limit $n) as counted;
select current_setting('transaction_read_only') = 'on' as is_read_only, not pg_try_advisory_xact_lock_shared($n) as is_restoring;
select sessions.id, sessions.last_used_at, sessions.proved_at, accounts.id as account_id, accounts.email, accounts.name, accounts.role, accounts.is_demo, accounts.language, sessions.has_second_factor, (not accounts.is_demo and coalesce( (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
        from account_rules), false)) as is_asked, (exists (select
      from passkeys
      where account_id = accounts.id) or exists (select
      from second_factors
      where account_id = accounts.id and confirmed_at is not null)) as owns
  from sessions
  inner join accounts on accounts.id = sessions.account_id
  where accounts.is_off = $n and sessions.token_digest = $n and sessions.last_used_at > $n and sessions.created_at > $n;

-- /admin/dashboard
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
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.featured, news_links.language, news_links.created_at, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, ( select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch
          from created_at) * 1000))
    from corrections
    where news_link_id = news_links.id
    order by created_at desc, id desc
    limit 1 ) as correction, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit 5;
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
select (select count(*)::integer
    from (select
      from entries
      where status = 'waiting' and queued_at <= $n
      limit $n) found) as waiting, (select count(*)::integer
    from (select
      from entries
      where status = 'waiting' and queued_at < $n::timestamptz - $n::interval
      limit $n) found) as olderThanDay, (select count(*)::integer
    from (select
      from entries
      where status = 'waiting' and queued_at < $n::timestamptz - $n::interval
      limit $n) found) as olderThanThreeDays, (select queued_at
    from entries
    where status = 'waiting' and queued_at <= $n
    order by queued_at, id
    limit 1) as oldestAt, (select count(*)::integer
    from (select
      from entries
      where (origin = 'tip' and status = 'waiting') and queued_at <= $n
      limit $n) found) as tips, exists (select
    from feeds) as hasFeeds, (select count(*)::integer
    from feeds
    where state = 'active' and failure is not null) as failingFeeds, (select count(*)::integer
    from (select
      from objections
      where handled_at is null
      limit $n) found) as objections, (select count(*)::integer
    from connections
    where state = 'dead') as deadConnections, (select count(*)::integer
    from (select
      from entries
      where decided_at > $n::timestamptz - $n::interval and status = 'published' and reason ->> 'code' = 'change-held' and (reason ->> 'at')::timestamptz > $n::timestamptz - $n::interval
      limit $n) found) as heldChanges, exists (select
    from categories) as hasSections, least(30, (select count(*)::integer
      from (select distinct sides
        from ( select proposal.id, proposal.score, ln(greatest( case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end, 0.01)) + greatest( coalesce(story_one.heat, extract(epoch
                from one.published_at - $n::timestamptz) / 3600 / 6 * ln(2)), coalesce(story_other.heat, extract(epoch
                from other.published_at - $n::timestamptz) / 3600 / 6 * ln(2))) as rank, case when proposal.kind = 'split' then array[proposal.id::text] else array[ least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)), greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end as sides
          from ( select *
            from story_proposals
            where state = 'open' and created_at > $n) proposal
          join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
            from story_links place
            left join news_links link on link.id = place.news_link_id
            left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
            where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
            limit 1) one on true
          join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
            from story_links place
            left join news_links link on link.id = place.news_link_id
            left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
            where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
            limit 1) other on true
          left join stories story_one on story_one.id = one.story_id
          left join stories story_other on story_other.id = other.story_id
          where greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > $n and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')) proposal
        limit $n) found)) as proposals;
select (select count(*)::integer as count
    from news_links) as total, (select count(*)::integer as count
    from news_links
    where featured = $n) as featured;
select act, id, version, title, source, at, take_down_at
  from ( (select 'publish-link' as act, id, version, scheduled_link -> 'input' ->> 'title' as title, scheduled_link -> 'input' ->> 'source' as source, publish_at as at, take_down_at
      from entries
      where status = 'scheduled'
      order by publish_at, id
      limit $n)
    union all (select 'take-down-link', id, version, title, source, take_down_at, null
      from news_links
      where take_down_at is not null
      order by take_down_at, id
      limit $n)
    union all (select 'publish-page', id, version, title, '/' || type, publish_at, take_down_at
      from scheduled_pages
      order by publish_at, id
      limit $n)
    union all (select 'take-down-page', id, version, title, '/' || type, take_down_at, null
      from site_links
      where take_down_at is not null)
    union all (select 'begin-pin', id, version, title, place, begins_at, ends_at
      from pins
      where begins_at > $n
      order by begins_at, id
      limit $n) ) coming
  order by at, id
  limit $n;
select categories.id, categories.name, count(news_links.id)::integer as count
  from categories
  left join news_links on news_links.category = categories.id
  group by categories.id
  order by categories.order_num, categories.name;
select categories.id, name, newest.created_at as newestAt
  from categories
  left join lateral ( select created_at
    from news_links
    where category = any(array[categories.id])
    order by category, created_at desc, id desc
    limit 1) newest on true
  where newest.created_at is null or newest.created_at < $n::timestamptz - interval '1 day'
  order by order_num, name;
select date_bin('15 minutes', created_at, 'epoch') as at, count(*)::integer as count
  from news_links
  where created_at >= $n
  group by at
  order by at;
select exists (select
    from feeds) as add-feed, exists (select
    from categories) as choose-categories, exists (select
    from settings
    where version > 1) as name-site, exists (select
    from site_links) as write-pages;
select id
  from feeds
  where state = $n and next_poll_at < $n
  limit $n;
select state, tried_at, failure, reply
  from mails
  where tried_at is not null and (failure is null or failure <> all($n))
  order by tried_at desc
  limit $n;
select value #>> '{}' as at
  from installation
  where key = $n and updated_at > $n; -- 2 times

-- /admin/front
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
select place, version
  from pins;

-- /admin/news
begin;
commit;
select id
  from news_links
  where true
  order by created_at desc, id desc
  limit $n;
select link_clicks.news_link_id as id, coalesce(sum(link_clicks.count), 0)::integer as count
  from settings
  left join link_clicks on link_clicks.news_link_id = any($n::uuid[])
  where settings.most_read_enabled
  group by 1;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.featured, news_links.is_sample, news_links.created_at, news_links.language, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.id in ($n, …)
  order by news_links.created_at desc, news_links.id desc;
select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /admin/queue
select (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)
        order by order_num, id), '[]')
    from categories) as categories, ( select json_build_object('signs', coalesce(json_agg(sign), '[]'), 'categories', coalesce(json_agg(category), '[]'), 'weights', coalesce(json_agg(weight), '[]'))
    from (select *
      from category_signs
      where sign = any($n::text[])) learnt) as weights;
select entries.id, entries.version, entries.status, entries.origin, entries.reason, entries.title, entries.url, entries.source, entries.source_icon_url, entries.description, entries.image_url, entries.published_at, entries.featured, entries.language, (select id
    from categories
    where id = entries.category) as category_id, entries.first_seen_at as arrived_at, entries.queued_at, entries.snoozed_until, entries.category_judgement, entries.tags, entries.rule_id, entries.canonical_url, entries.outlet_id, feeds.category as feed_category, feeds.categorizing, feeds.language as feed_language, entries.rule_id is null and (entries.category is null or entries.category = feeds.category) as is_category_open, entries.tip_note, entries.tip_from, proposer.name as proposed_by, entries.more_tips as more_tips, news_links.title as link_title, news_links.url as link_url, first.title as first_title, first.url as first_url, first.status as first_status
  from entries
  left join news_links on news_links.id = entries.news_link_id
  left join entries as first on first.id = entries.duplicate_of
  left join feeds on feeds.id = entries.feed_id
  left join accounts as proposer on proposer.id = entries.proposed_by
  where entries.status = 'waiting' and entries.queued_at <= $n and true and true
  order by entries.queued_at desc, entries.id desc
  limit $n;
select id
  from entries
  limit $n;
with recursive found (value) as ( select (select language
      from entries
      where status = 'waiting'
      order by language
      limit 1)
    union all select (select language
      from entries
      where status = 'waiting' and language > value
      order by language
      limit 1)
    from found
    where value is not null) select value
  from found
  where value is not null;
with recursive found (value) as ( select (select outlet_id
      from entries
      where status = 'waiting'
      order by outlet_id
      limit 1)
    union all select (select outlet_id
      from entries
      where status = 'waiting' and outlet_id > value
      order by outlet_id
      limit 1)
    from found
    where value is not null) select outlets.id, name
  from found
  join outlets on outlets.id = value
  order by name, outlets.id;

-- /admin/stories
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select count
  from story_term_counts
  where hash = $n;
select id
  from ( select proposal.id, proposal.score, ln(greatest( case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end, 0.01)) + greatest( coalesce(story_one.heat, extract(epoch
          from one.published_at - $n::timestamptz) / 3600 / 6 * ln(2)), coalesce(story_other.heat, extract(epoch
          from other.published_at - $n::timestamptz) / 3600 / 6 * ln(2))) as rank, case when proposal.kind = 'split' then array[proposal.id::text] else array[ least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)), greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end as sides
    from ( select *
      from story_proposals
      where state = 'open' and created_at > $n) proposal
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
      limit 1) one on true
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
      limit 1) other on true
    left join stories story_one on story_one.id = one.story_id
    left join stories story_other on story_other.id = other.story_id
    where greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > $n and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')) proposal
  order by rank desc, id desc
  limit 200;
with open as ( select proposal.id, proposal.score, ln(greatest( case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end, 0.01)) + greatest( coalesce(story_one.heat, extract(epoch
          from one.published_at - $n::timestamptz) / 3600 / 6 * ln(2)), coalesce(story_other.heat, extract(epoch
          from other.published_at - $n::timestamptz) / 3600 / 6 * ln(2))) as rank, case when proposal.kind = 'split' then array[proposal.id::text] else array[ least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)), greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end as sides
    from ( select *
      from story_proposals
      where state = 'open' and created_at > $n) proposal
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
      limit 1) one on true
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
      limit 1) other on true
    left join stories story_one on story_one.id = one.story_id
    left join stories story_other on story_other.id = other.story_id
    where greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > $n and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')), listed as ( select id, rank
    from ( select id, rank, row_number() over (partition by sides
        order by score desc nulls last, id) as nth
      from open ) proposal
    where nth = 1
    order by rank desc, id desc
    limit $n ) select proposal.id, proposal.kind, proposal.score, proposal.reasons, json_build_object('title', one.title, 'source', one.source, 'url', one.url, 'publishedAt', one.published_at, 'language', one.language, 'isWaiting', one.is_waiting, 'storyId', one.story_id, 'storyTitle', nullif(story_one.desk_title, ''), 'storyArticles', coalesce(story_one.article_count, 0)) as one, json_build_object('title', other.title, 'source', other.source, 'url', other.url, 'publishedAt', other.published_at, 'language', other.language, 'isWaiting', other.is_waiting, 'storyId', other.story_id, 'storyTitle', nullif(story_other.desk_title, ''), 'storyArticles', coalesce(story_other.article_count, 0)) as other, proposal.first_url = any(proposal.leaving_urls) as is_first_leaving, array(select distinct title
    from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = any(proposal.leaving_urls) and place.story_id = one.story_id) leaving
    limit 12) as leaving
  from listed
  join story_proposals proposal using (id)
  join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
    from story_links place
    left join news_links link on link.id = place.news_link_id
    left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
    limit 1) one on true
  join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
    from story_links place
    left join news_links link on link.id = place.news_link_id
    left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
    limit 1) other on true
  left join stories story_one on story_one.id = one.story_id
  left join stories story_other on story_other.id = other.story_id
  order by listed.rank desc, proposal.id desc;
with page as ( select *
    from stories story
    where merged_into is null and true and article_count > 1
    order by heat desc, id desc
    limit $n ) select story.id, slug, coalesce(desk_title, '') as title, version, article_count, voice_count, public_outlet_count, first_at, last_at, heat, is_hidden, is_locked, is_edited, lead_url, merged_into, story.title as by_hand, coalesce(counted.outlets, 0) as outlet_count, coalesce(counted.waiting, 0) as waiting_count
  from page story
  left join lateral ( select count(distinct outlet)::integer as outlets, count(*) filter (where is_waiting)::integer as waiting
    from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.story_id = story.id) article ) counted on true
  order by story.heat desc, story.id desc;
