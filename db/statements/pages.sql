-- Most public pages
/* planned once */ select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, editorial_log_enabled, most_read_enabled, offline_enabled, newsletter_languages, newsletter_hour, newsletter_days, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, editions as editions, exists (select
    from outlets
    where lean <> 'not-rated' or owner <> '') as has_ratings, (select url
    from connections
    where kind = 'websub' and state = 'active') as websub_hub, exists (select
    from corrections) as has_corrections
  from settings;

-- /
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
          where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
          limit 1)))) as title, story.public_outlet_count as outlets, other.headlines
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
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
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

-- /*
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /about
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select type, title, content, updated_at, translations as translations
  from site_links
  where type = $n;

-- /about-ratings
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, name, lean, lean_source, lean_rated_on::text as lean_rated_on, lean_note, owner, owner_source, owner_as_of::text as owner_as_of
  from outlets
  where (lean <> 'not-rated' or owner <> '')
  order by name, id
  limit $n;

-- /ads.txt
select ads_publisher_id, ads_enabled
  from settings;

-- /api
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /api/v1/categories
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /api/v1/corrections
select corrections.id, corrections.headline, corrections.source, corrections.text, corrections.created_at, corrections.story_id, news_links.language, coalesce(news_links.url, ( with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = corrections.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select '/story/' || corrected.slug
      from chain
      join stories story using (id), stories corrected
      where chain.merged_into is null and corrected.id = corrections.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null))) as address
  from corrections
  left join news_links on news_links.id = corrections.news_link_id
  order by corrections.created_at desc, corrections.id desc
  limit $n;

-- /api/v1/links
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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

-- /api/v1/links/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
select news_links.id, outlets.id as outlet_id
  from news_links
  inner join outlets on outlets.id = news_links.outlet_id
  where news_links.id = any($n::uuid[]);

-- /api/v1/outlets
select id, name, lean, lean_source, lean_rated_on::text as lean_rated_on, lean_note, owner, owner_source, owner_as_of::text as owner_as_of, home_url
  from outlets
  where ((lean <> 'not-rated' or owner <> '') or exists (select
      from news_links
      where outlet_id = outlets.id)) and true
  order by id
  limit $n;

-- /api/v1/outlets/:id
select id, name, lean, lean_source, lean_rated_on::text as lean_rated_on, lean_note, owner, owner_source, owner_as_of::text as owner_as_of, home_url
  from outlets
  where id = $n and ((lean <> 'not-rated' or owner <> '') or exists (select
      from news_links
      where outlet_id = outlets.id));

-- /api/v1/stories
/* planned once */ with chosen as materialized (select *
    from stories story
    where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) and true
    order by story.public_heat desc, story.id desc
    limit 100) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) lead;

-- /api/v1/stories/:slug
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
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

-- /category/:slug
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  where slug = $n;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
    where own.news_link_id = news_links.id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and rival.category = news_links.category and ((rival.created_at, rival.id) > (news_links.created_at + case when own.canonical_url = story.lead_url then interval '12 hours' else interval '0' end, news_links.id) or (other.canonical_url = story.lead_url and rival.created_at > news_links.created_at - interval '12 hours')))
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
          where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
          limit 1)))) as title, story.public_outlet_count as outlets, other.headlines
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
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
  where own.news_link_id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and other.outlets > 0;

-- /category/:slug/feed.json
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  where slug = $n;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
  where news_links.category = any(array[$n::uuid])
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit 51;

-- /category/:slug/feed.xml
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  where slug = $n;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
  where news_links.category = any(array[$n::uuid])
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit 51;

-- /contact
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select type, title, content, updated_at, translations as translations
  from site_links
  where type = $n;

-- /corrections
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select corrections.id, corrections.headline, corrections.source, corrections.text, corrections.created_at, corrections.story_id, news_links.language, coalesce(news_links.url, ( with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = corrections.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select '/story/' || corrected.slug
      from chain
      join stories story using (id), stories corrected
      where chain.merged_into is null and corrected.id = corrections.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null))) as address
  from corrections
  left join news_links on news_links.id = corrections.news_link_id
  order by corrections.created_at desc, corrections.id desc
  limit $n;

-- /corrections/feed.xml
select corrections.id, corrections.headline, corrections.source, corrections.text, corrections.created_at, corrections.story_id, news_links.language, coalesce(news_links.url, ( with recursive chain (id, merged_into, steps) as ( select id, merged_into, 0
        from stories
        where id = corrections.story_id
        union all select next.id, next.merged_into, steps + 1
        from chain
        join stories next on next.id = chain.merged_into
        where steps < 20 ) select '/story/' || corrected.slug
      from chain
      join stories story using (id), stories corrected
      where chain.merged_into is null and corrected.id = corrections.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null))) as address
  from corrections
  left join news_links on news_links.id = corrections.news_link_id
  order by corrections.created_at desc, corrections.id desc
  limit $n;

-- /editorial-log
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /feed.json
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
  limit 50;

-- /feed.xml
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
  limit 50;

-- /health
select id
  from feeds
  where state = $n and next_poll_at < $n
  limit $n;
select value #>> '{}' as ended_at
  from installation
  where key = $n;

-- /index
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select newest.*, categories.slug as category_slug, categories.name as category_name
  from categories
  inner join lateral (select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
      limit 1 ) as correction
    from news_links
    where news_links.category = any(array[categories.id]) and not exists ( select
      from story_links own
      join stories story on story.id = own.story_id
      join story_links other on other.story_id = own.story_id and other.id <> own.id
      join news_links rival on rival.id = other.news_link_id
      where own.news_link_id = news_links.id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and rival.category = news_links.category and ((rival.created_at, rival.id) > (news_links.created_at + case when own.canonical_url = story.lead_url then interval '12 hours' else interval '0' end, news_links.id) or (other.canonical_url = story.lead_url and rival.created_at > news_links.created_at - interval '12 hours')))
    order by news_links.category, news_links.created_at desc, news_links.id desc
    limit 94) as newest on true
  order by newest.created_at desc, newest.id desc;
/* planned once */ select own.news_link_id as link_id, story.id as story_id, story.slug, coalesce(story.title, (select title
      from news_links
      where id = coalesce( (select link.id
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.canonical_url = story.lead_url and place.story_id = story.id
          limit 1), (select link.id
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
          limit 1)))) as title, story.public_outlet_count as outlets, other.headlines
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
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
  where own.news_link_id = any($n::uuid[]) and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and other.outlets > 0;

-- /indexnow.txt
select secret
  from connections
  where kind = 'indexnow';

-- /newsletter
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /newsletter/confirm/:token
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, confirm_language, confirmed_at
  from subscribers
  where confirm_digest = $n and confirm_expires_at > $n;

-- /newsletter/leave/:token
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select value #>> '{}' as key
  from installation
  where installation.key = $n;

-- /offline
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /privacy
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select type, title, content, updated_at, translations as translations
  from site_links
  where type = $n;

-- /route-test
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /search
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
begin;
commit;
select
  from news_links
  where true
  order by created_at desc, id desc offset $n
  limit 1;
select count(*)::integer as total
  from (select
    from news_links
    where (split_part(search_text, search_fold($n), 1) <> search_text) and true
    limit $n) as matches;
select id, position::integer
  from ( select id, search_text, row_number() over () as position
    from ( select id, search_text
      from news_links
      where true and true
      order by created_at desc, id desc
      limit $n ) as newest ) as counted
  where (split_part(search_text, search_fold($n), 1) <> search_text)
  limit $n;
select pages, greatest(reltuples, pages) as links, case when $n::text is null or not exists (select
    from search_gram_shares) then 1 else coalesce((select share
      from search_gram_shares
      where gram = $n::text), $n) end as category_share, ( select coalesce(json_agg(json_build_object('gram', gram, 'position', position, 'share', coalesce(share, $n))
        order by position), '[]')
    from ( select substr(folded, position, 3) as gram, min(position + $n * number) as position
      from unnest($n::text[]) with ordinality as words (word, number), search_fold(word) as folded, generate_series(1, greatest(1, length(folded) - 2)) as position
      where folded <> ''
      group by 1 ) as grams
    left join search_gram_shares using (gram) ) as grams
  from pg_class, lateral ( select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages ) as size
  where oid = 'news_links'::regclass;
select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true);
with matches as materialized ( select own.story_id as id
    from story_links own
    join news_links link on link.id = own.news_link_id
    cross join lateral search_fold(link.title) as folded
    where own.news_link_id = any($n::uuid[]) and own.story_id is not null and (split_part(folded, search_fold($n), 1) <> folded)
    union all select id
    from ( select id, title
      from stories story
      where title is not null and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
      order by public_last_at desc
      limit $n ) named
    cross join lateral search_fold(named.title) as folded
    where (split_part(folded, search_fold($n), 1) <> folded) ), best as materialized ( select story.*, hits
    from (select id, count(*) as hits
      from matches
      group by id) counted
    join stories story using (id)
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
    order by hits desc, public_last_at desc, id desc
    limit $n ) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) lead
  order by hits desc, story.public_last_at desc, story.id desc;

-- /search/feed.json
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
begin;
commit;
select
  from news_links
  where true
  order by created_at desc, id desc offset $n
  limit 1;
select count(*)::integer as total
  from (select
    from news_links
    where true and true
    limit $n) as matches;
select id, position::integer
  from ( select id, search_text, row_number() over () as position
    from ( select id, search_text
      from news_links
      where true and true
      order by created_at desc, id desc
      limit $n ) as newest ) as counted
  where true
  limit $n;
select pages, greatest(reltuples, pages) as links, case when $n::text is null or not exists (select
    from search_gram_shares) then 1 else coalesce((select share
      from search_gram_shares
      where gram = $n::text), $n) end as category_share, ( select coalesce(json_agg(json_build_object('gram', gram, 'position', position, 'share', coalesce(share, $n))
        order by position), '[]')
    from ( select substr(folded, position, 3) as gram, min(position + $n * number) as position
      from unnest($n::text[]) with ordinality as words (word, number), search_fold(word) as folded, generate_series(1, greatest(1, length(folded) - 2)) as position
      where folded <> ''
      group by 1 ) as grams
    left join search_gram_shares using (gram) ) as grams
  from pg_class, lateral ( select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages ) as size
  where oid = 'news_links'::regclass;
select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /search/feed.xml
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
begin;
commit;
select
  from news_links
  where true
  order by created_at desc, id desc offset $n
  limit 1;
select count(*)::integer as total
  from (select
    from news_links
    where true and true
    limit $n) as matches;
select id, position::integer
  from ( select id, search_text, row_number() over () as position
    from ( select id, search_text
      from news_links
      where true and true
      order by created_at desc, id desc
      limit $n ) as newest ) as counted
  where true
  limit $n;
select pages, greatest(reltuples, pages) as links, case when $n::text is null or not exists (select
    from search_gram_shares) then 1 else coalesce((select share
      from search_gram_shares
      where gram = $n::text), $n) end as category_share, ( select coalesce(json_agg(json_build_object('gram', gram, 'position', position, 'share', coalesce(share, $n))
        order by position), '[]')
    from ( select substr(folded, position, 3) as gram, min(position + $n * number) as position
      from unnest($n::text[]) with ordinality as words (word, number), search_fold(word) as folded, generate_series(1, greatest(1, length(folded) - 2)) as position
      where folded <> ''
      group by 1 ) as grams
    left join search_gram_shares using (gram) ) as grams
  from pg_class, lateral ( select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages ) as size
  where oid = 'news_links'::regclass;
select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /site-images/:id/:name
select body
  from site_images
  where id = $n and name = $n;

-- /sitemap.xml
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select categories.id, newest.created_at as newest_at
  from categories
  cross join lateral ( select created_at
    from news_links
    where category = categories.id and true
    order by category, created_at desc, id desc
    limit 1 ) newest;
select slug, public_last_at as last_at
  from stories story
  where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  order by public_last_at desc, id desc
  limit $n;
select type
  from site_links
  order by type;

-- /stories
/* planned once */ select (select max(public_first_at)
    from stories story
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and public_first_at < $n) as older_at, (select min(public_first_at)
    from stories story
    where (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and public_first_at >= $n) as newer_at;
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) lead;

-- /stories/feed.json
/* planned once */ with chosen as materialized (select *
    from stories story
    where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) and true
    order by story.public_heat desc, story.id desc
    limit 50) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) lead;

-- /stories/feed.xml
/* planned once */ with chosen as materialized (select *
    from stories story
    where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) and true
    order by story.public_heat desc, story.id desc
    limit 50) select story.id, story.slug, coalesce(story.title, lead.title) as title, case when story.title is null then lead.language end as title_language, story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count, story.public_outlet_count as outlet_count, lead.id as lead_id
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) lead;

-- /story/:slug
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
/* planned once */ select link.id, link.title, link.url, link.source, link.language, link.published_at, place.is_copy, coalesce(outlet.lean, 'not-rated') as lean, place.id as place_id, place.published_at as placed_at
  from story_links place
  join news_links link on link.id = place.news_link_id
  left join outlets outlet on outlet.id = link.outlet_id
  where place.story_id = (select id
    from stories
    where slug = $n)
  order by place.published_at desc, place.id desc
  limit 61;
/* planned once */ select link.outlet_id, place.outlet as place_outlet, link.category, lower(split_part(coalesce(nullif(link.language, ''), outlet.language, ''), '-', 1)) as language, (array_agg(link.source
      order by link.published_at, link.id))[1] as source, count(*)::integer as link_count, min(link.published_at) as first_at, min(link.created_at) as added_from, max(link.created_at) as added_until
  from story_links place
  join news_links link on link.id = place.news_link_id
  left join outlets outlet on outlet.id = link.outlet_id
  where place.story_id = (select id
    from stories
    where slug = $n)
  group by link.outlet_id, place.outlet, link.category, 4
  order by added_from, source;
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
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

-- /story/:slug/feed.json
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
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

-- /story/:slug/feed.xml
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
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

-- /terms
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select type, title, content, updated_at, translations as translations
  from site_links
  where type = $n;

-- /test-route
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /tip
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select tips_enabled
  from settings;

-- Most pages of the admin area
select sessions.id, sessions.last_used_at, sessions.proved_at, accounts.id as account_id, accounts.email, accounts.name, accounts.role, accounts.is_demo, accounts.language, sessions.has_second_factor, (not accounts.is_demo and coalesce( (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
        from account_rules), false)) as is_asked, (exists (select
      from passkeys
      where account_id = accounts.id) or exists (select
      from second_factors
      where account_id = accounts.id and confirmed_at is not null)) as owns
  from sessions
  inner join accounts on accounts.id = sessions.account_id
  where accounts.is_off = $n and sessions.token_digest = $n and sessions.last_used_at > $n and sessions.created_at > $n;
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

-- /admin/account
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select code_digest
  from recovery_codes
  where account_id = $n;
select confirmed_at
  from second_factors
  where account_id = $n;
select id, device, address, created_at, last_used_at
  from sessions
  where account_id = $n and last_used_at > $n and created_at > $n
  order by last_used_at desc;
select id, name, created_at, last_used_at
  from passkeys
  where account_id = $n
  order by created_at desc, id desc;
select id, name, scopes, created_at, expires_at, last_used_at
  from api_tokens
  where account_id = $n
  order by created_at desc, id desc;
select named_in_log
  from accounts
  where id = $n;

-- /admin/accounts
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select accounts.id, accounts.email, accounts.name, accounts.is_demo, accounts.role, accounts.is_off, accounts.is_invited, accounts.second_factor_since is not null as has_second_factor, (select max(expires_at) as at
    from setup_links
    where account_id = accounts.id) as link_expires_at, count(sessions.id)::integer as session_count, max(sessions.last_used_at) as last_used_at
  from accounts
  left join sessions on sessions.account_id = accounts.id
  group by accounts.id
  order by accounts.email;
select second_factor_for
  from account_rules;

-- /admin/accounts/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/accounts/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select accounts.id, accounts.email, accounts.name, accounts.is_demo, accounts.role, accounts.is_off, accounts.is_invited, accounts.second_factor_since is not null as has_second_factor, (select max(expires_at) as at
    from setup_links
    where account_id = accounts.id) as link_expires_at, count(sessions.id)::integer as session_count, max(sessions.last_used_at) as last_used_at
  from accounts
  left join sessions on sessions.account_id = accounts.id
  where accounts.id = $n
  group by accounts.id;

-- /admin/activity
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select accounts.id, accounts.email, accounts.name, accounts.is_demo, accounts.role, accounts.is_off, accounts.is_invited, accounts.second_factor_since is not null as has_second_factor, (select max(expires_at) as at
    from setup_links
    where account_id = accounts.id) as link_expires_at, count(sessions.id)::integer as session_count, max(sessions.last_used_at) as last_used_at
  from accounts
  left join sessions on sessions.account_id = accounts.id
  group by accounts.id
  order by accounts.email;
select batch_id, record_table as table, action, count(*)::integer as count, bool_and(undone) as is_undone, (array_agg(id
      order by id))[1] as first_id, bool_or(false) as is_listed_before
  from revisions
  where batch_id = any($n::uuid[]) and not is_bulk
  group by batch_id, record_table, action;
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where id = any($n::uuid[]);
with recursive head as ( (select at, id, batch_id, array[batch_id] as seen
      from revisions
      where not is_bulk and true
      order by at desc, id desc
      limit 1)
    union all (select next.at, next.id, next.batch_id, head.seen || next.batch_id
      from head
      cross join lateral ( select at, id, batch_id
        from revisions
        where not is_bulk and (at, id) < (head.at, head.id) and batch_id <> all(head.seen)
        order by at desc, id desc
        limit 1) next
      where cardinality(head.seen) <= $n) ) select at, id, batch_id
  from head;

-- /admin/activity/:batch
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select batch_id, record_table as table, action, count(*)::integer as count, bool_and(undone) as is_undone, (array_agg(id
      order by id))[1] as first_id, bool_or(false) as is_listed_before
  from revisions
  where batch_id = any($n::uuid[]) and not is_bulk
  group by batch_id, record_table, action;
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where id = any($n::uuid[]);
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where is_bulk = $n and batch_id = $n
  order by at desc, id desc
  limit $n;

-- /admin/bin
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, record_id, account_name, at, before ->> 'title' as title, before ->> 'source' as source
  from revisions
  where record_table = $n and action = $n and undone = $n and at > $n and not exists (select id
    from news_links
    where news_links.id = revisions.record_id) and not ( select count(*) > 0
    from revisions later
    where later.record_id = revisions.record_id and later.record_table = revisions.record_table and later.id > revisions.id and later.after is not null and not later.undone)
  order by at desc, id desc
  limit $n;

-- /admin/categories
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, name, slug, description, order_num, is_on_front, (select count(*)::integer as count
    from news_links
    where news_links.category = categories.id) as news_link_count, (select count(*)::integer as count
    from feeds
    where feeds.category = categories.id) as feed_count, (select count(*)::integer as count
    from rules
    where (rules.category = categories.id or rules.to_category = categories.id)) as rule_count
  from categories
  order by order_num, name, id;

-- /admin/categories/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/categories/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, name, slug, description, order_num, is_on_front, version, translations as translations
  from categories
  where id = $n;

-- /admin/corrections
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, news_link_id, story_id, headline, source, text, created_at, version
  from corrections
  order by created_at desc, id desc
  limit $n;

-- /admin/corrections/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/corrections/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, news_link_id, story_id, headline, source, text, created_at, version
  from corrections
  where id = $n;

-- /admin/dashboard
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
      limit $n) found) as tips, (select count(*)::integer
    from feeds
    where state = 'active' and failure is not null) as failingFeeds, (select count(*)::integer
    from (select
      from objections
      where handled_at is null
      limit $n) found) as objections, (select count(*)::integer
    from connections
    where state = 'dead') as deadConnections, (select count(*)::integer
    from (select distinct sides
      from ( select proposal.id, proposal.score, ln(greatest( case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end, 0.01)) + greatest( coalesce(story_one.heat, extract(epoch
              from one.published_at - $n::timestamptz) / 3600 / 6 * ln(2)), coalesce(story_other.heat, extract(epoch
              from other.published_at - $n::timestamptz) / 3600 / 6 * ln(2))) as rank, case when proposal.kind = 'split' then array[proposal.id::text] else array[ least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)), greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end as sides
        from ( select *
          from story_proposals
          where state = 'open' and created_at > $n) proposal
        join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
          from story_links place
          left join news_links link on link.id = place.news_link_id
          left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
          where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
          limit 1) one on true
        join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
          from story_links place
          left join news_links link on link.id = place.news_link_id
          left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
          where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
          limit 1) other on true
        left join stories story_one on story_one.id = one.story_id
        left join stories story_other on story_other.id = other.story_id
        where greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > $n and (proposal.kind in ('split', 'other-script') or story_one.is_edited or story_other.is_edited or proposal.score >= case when coalesce(one.story_id, other.story_id) is null then 0.7 else 0.6 end::real) and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')) proposal
      limit $n) found) as proposals;
select (select count(*)::integer as count
    from news_links) as total, (select count(*)::integer as count
    from news_links
    where featured = $n) as featured, (select count(*)::integer as count
    from news_links
    where created_at >= $n) as added_today;
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
select exists (select
    from feeds) as has_feeds, exists (select
    from categories) as has_categories, exists (select
    from settings
    where version > 1) as has_saved_settings;

-- /admin/exchange
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select *
  from imports
  order by created_at desc, id desc
  limit $n;

-- /admin/exchange/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select *
  from imports
  where id = $n;
select coalesce(sum(new_count), 0)::integer as new, coalesce(sum(changed_count), 0)::integer as changed, coalesce(sum(duplicate_count), 0)::integer as duplicate, coalesce(sum(wrong_count), 0)::integer as wrong
  from import_parts
  where import_id = $n and pass = $n;
select number, lines
  from import_parts
  where import_id = $n and pass = $n and number >= $n and new_count > $n
  order by number;

-- /admin/exchange/:id/report
select *
  from imports
  where id = $n;
select number, lines
  from import_parts
  where import_id = $n and pass = $n and number >= $n
  order by number;

-- /admin/export/:file
declare exported no scroll cursor for select t.id, t.title, t.url, t.source, t.source_icon_url, t.description, t.image_url, to_char(t.published_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as published_at, categories.slug as category, t.featured, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as created_at, to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as updated_at, t.language, coalesce(story.title, nullif(story.desk_title, '')) as story_title, case when (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) then '/story/' || story.slug end as story_path
  from news_links t
  join categories on categories.id = t.category
  left join story_links place on place.news_link_id = t.id
  left join stories story on story.id = place.story_id
  order by t.created_at desc, t.id desc;
fetch forward 500
  from exported; -- 2 times
rollback;
select pg_try_advisory_xact_lock($n) as taken;
select set_config('idle_in_transaction_session_timeout', $n, true);
start transaction isolation level repeatable read read only;

-- /admin/feeds
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select count(*)::integer as all, count(*) filter (where feeds.state = 'active' and feeds.failure is null and feeds.last_good_at is not null and not coalesce(feeds.last_new_entry_at < $n::timestamptz - interval '1 second' * $n::integer * greatest(feeds.usual_gap_seconds, $n::integer) and feeds.usual_gap_seconds is not null, false))::integer as well, count(*) filter (where feeds.state = 'active' and feeds.failure is not null)::integer as failing, count(*) filter (where feeds.state = 'active' and feeds.failure is null and feeds.last_good_at is not null and coalesce(feeds.last_new_entry_at < $n::timestamptz - interval '1 second' * $n::integer * greatest(feeds.usual_gap_seconds, $n::integer) and feeds.usual_gap_seconds is not null, false))::integer as quiet, count(*) filter (where feeds.state = 'active' and feeds.failure is null and feeds.last_good_at is null)::integer as new, count(*) filter (where feeds.state = $n)::integer as paused, count(*) filter (where feeds.state = $n)::integer as gone, count(*) filter (where feeds.state = $n)::integer as set-aside
  from feeds;
select failure, count(*)::integer
  from feeds
  where feeds.state = 'active' and feeds.failure is not null
  group by failure
  order by count desc, failure;
select feeds.id, feeds.url, feeds.title, feeds.outlet_id, outlets.name as outlet_name, categories.name as category_name, feeds.state, feeds.publishing, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.last_good_at, feeds.next_poll_at, feeds.last_new_entry_at, feeds.usual_gap_seconds
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  order by outlets.name, feeds.url
  limit $n;

-- /admin/feeds/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select name
  from outlets
  order by name
  limit $n;

-- /admin/feeds/body/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select fetched_at, url, status, headers, body, body_bytes
  from feed_bodies
  where feed_id = $n;

-- /admin/feeds/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select name
  from outlets
  order by name
  limit $n;

-- /admin/feeds/export
select feeds.id, feeds.url, feeds.title, feeds.publishing, feeds.state, feeds.language, outlets.name as outlet_name, outlets.home_url, categories.name as category_name, categories.slug as category_slug, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.entries_read, feeds.entries_unread
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  order by outlets.name, feeds.url;

-- /admin/feeds/import
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/feeds/show/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select count(*)::integer as count
  from entries
  where feed_id = $n and status = $n;
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select id, title, url, status, reason, raw, first_seen_at, language
  from entries
  where feed_id = $n and status <> $n
  order by first_seen_at desc, id desc
  limit $n;
select id, title, url, status, reason, raw, first_seen_at, language
  from entries
  where feed_id = $n and status = $n
  order by first_seen_at desc, id desc
  limit $n;
with shown as ( select (($n::timestamptz at time zone 'Asia/Kolkata')::date - back) as day
    from generate_series($n::integer, 0, -1) back ), brought as ( select (least(published_at, first_seen_at) at time zone 'Asia/Kolkata')::date as day, count(*)::integer as count
    from entries
    where feed_id = $n and status <> 'unreadable'
    group by 1 ) select shown.day::text as day, coalesce(brought.count, 0) as count
  from shown
  left join brought using (day)
  order by shown.day;

-- /admin/front
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
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

-- /admin/front/places
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
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

-- /admin/front/preview
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
          where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
          limit 1)))) as title, story.public_outlet_count as outlets, other.headlines
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
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
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
select id, title
  from news_links
  where id = any($n::uuid[])
  union all select id, coalesce(title, desk_title)
  from stories
  where id = any($n::uuid[]) and merged_into is null;

-- /admin/history/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where record_id = $n
  order by at desc, id desc
  limit $n;
select record_table, after
  from (select $n as record_table, to_jsonb(record) - $n::text[] as after
    from news_links record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from categories record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from site_links record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from scheduled_pages record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from settings record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from entries record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from rules record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from outlets record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from feeds record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from pins record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from accounts record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from account_rules record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from imports record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from corrections record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from duplicate_exceptions record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from stories record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from story_links record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from story_constraints record
    where id = $n
    union all select $n as record_table, to_jsonb(record) - $n::text[] as after
    from story_proposals record
    where id = $n) found
  where record_table <> all($n::text[])
  limit 1;

-- /admin/login
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/news
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
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
  where news_links.id in ($n)
  order by news_links.created_at desc, news_links.id desc;
select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /admin/news/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/news/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select id, news_link_id, story_id, headline, source, text, created_at, version
  from corrections
  where (news_link_id = $n or story_id = $n)
  order by created_at desc, id desc
  limit $n;
select id, title, url, source, source_icon_url, description, image_url, published_at, category, featured, language, take_down_at, version
  from news_links
  where id = $n;
select revision.id, revision.at, account_name, coalesce(link.title, entry.title, nullif(coalesce(after, before) ->> 'title', ''), coalesce(after, before) ->> 'canonical_url') as title, before ->> 'story_id' as from_id, source.desk_title as from_title, after ->> 'story_id' as to_id, target.desk_title as to_title
  from (select *
    from revisions
    where record_table = 'story_links' and record_id in (select id
      from story_links
      where news_link_id = $n)) revision
  left join stories source on source.id = (before ->> 'story_id')::uuid
  left join stories target on target.id = (after ->> 'story_id')::uuid
  left join news_links link on link.id = (coalesce(after, before) ->> 'news_link_id')::uuid
  left join entries entry on entry.id = (coalesce(after, before) ->> 'entry_id')::uuid
  where before ->> 'story_id' is distinct
  from after ->> 'story_id'
  order by revision.at desc, revision.id desc
  limit $n;

-- /admin/newsletter
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, day, language, state, skipped_for, recipients, sent, failed, bounced
  from letters
  order by planned_at desc, id desc
  limit $n;
select language, state, count(*)::integer as count
  from subscribers
  group by language, state
  order by language, state;
select state, created_at as at, failure, reply
  from mails
  where account_id = $n
  order by id desc
  limit $n;
select state, tried_at, failure, reply
  from mails
  where tried_at is not null
  order by tried_at desc
  limit $n;

-- /admin/newsletter/export
select id, address, language, state, asked_at, confirmed_at, bounce_count, off_failure
  from subscribers
  order by asked_at desc, id desc
  limit $n;

-- /admin/newsletter/preview
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
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1)) as lead_id, ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2) as is_big, story.public_outlet_count as outlet_count, story.public_heat as heat, story.public_first_at as first_at, story.public_last_at as last_at
    from stories story
    where story.id in ((select id
        from stories story
        where ((story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null) and story.public_outlet_count >= 3 and story.public_voice_count >= 2)
        order by public_heat desc, id desc
        limit 24)
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
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit 60)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit 12)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.source, news_links.created_at, news_links.featured, news_links.language, categories.slug as category_slug, story.id as story_id, (story.lead_url is not null and story.lead_url <> story_links.canonical_url and exists ( select
      from story_constraints
      where kind = 'together' and first_url = least(story.lead_url, story_links.canonical_url) and second_url = greatest(story.lead_url, story_links.canonical_url))) as is_filed
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  left join stories as story on story.id = story_links.story_id and (story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit 24) newest)
  order by news_links.created_at desc, news_links.id desc;
/* planned once */ select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
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
          where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
          limit 1)))) as title, story.public_outlet_count as outlets, other.headlines
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
          from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
            from story_links place
            join news_links link on link.id = place.news_link_id
            where place.story_id = story.id
            order by place.published_at desc, place.id desc
            limit 24) member
          where member.outlet <> own.outlet
          order by outlet, is_copy, at desc, id desc ) of_outlet ) of_headline ) ranked ) other
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

-- /admin/newsletter/subscribers
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, address, language, state, asked_at, confirmed_at, bounce_count, off_failure
  from subscribers
  order by asked_at desc, id desc
  limit $n;

-- /admin/outlets
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select count(*)::integer as count
  from objections
  where handled_at is null; -- 2 times
select id, name, home_url, hosts, language, region, lean, owner, (select count(*)
    from feeds
    where feeds.outlet_id = outlets.id)::integer as feed_count, (select count(*)
    from feeds
    where feeds.outlet_id = outlets.id and feeds.state <> 'paused' and feeds.failure is not null)::integer as failing_count
  from outlets
  order by name, id
  limit $n;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/outlets/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/outlets/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select (select count(*)
    from ( select
      from news_links
      where outlet_id = $n
      limit $n) counted)::integer as news_links, (select count(*)
    from ( select
      from entries
      where outlet_id = $n and status = 'waiting'
      limit $n) counted)::integer as waiting, (select count(*)
    from rules
    where outlet_id = $n)::integer as rules;
select feeds.id, feeds.url, feeds.title, feeds.outlet_id, outlets.name as outlet_name, categories.name as category_name, feeds.state, feeds.publishing, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.last_good_at, feeds.next_poll_at, feeds.last_new_entry_at, feeds.usual_gap_seconds
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.outlet_id = $n::uuid
  order by outlets.name, feeds.url
  limit $n;
select id, name, home_url
  from outlets
  order by name, id;
select id, version, name, home_url, hosts, icon_url, language, region, lean, lean_source, lean_note, owner, coalesce(owner_source, '') as owner_source, owner_as_of::text as owner_as_of, lean_rated_on::text as lean_rated_on
  from outlets
  where id = $n;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/outlets/objections
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select *, exists (select
    from outlets
    where outlets.id = objections.outlet_id) as has_outlet
  from objections
  where handled_at is not null
  order by handled_at desc, id
  limit $n;
select *, exists (select
    from outlets
    where outlets.id = objections.outlet_id) as has_outlet
  from objections
  where handled_at is null
  order by sent_at asc, id
  limit $n;

-- /admin/outlets/owners
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/picture
delete
  from attempts
  where bucket = any(array( select bucket
      from attempts
      where window_ends_at < $n
      limit 10
      for update skip locked));
insert into attempts (bucket, count, window_ends_at)
  values ($n, …)
  on conflict (bucket) do update
  set count = case when attempts.window_ends_at <= $n then 1 else attempts.count + 1 end, window_ends_at = case when attempts.window_ends_at <= $n then $n else attempts.window_ends_at end
  returning count, window_ends_at;

-- /admin/proposals
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, title, url, source, language, first_seen_at as proposed_at, case when status = 'published' and news_link_id is null then 'taken-down' when status = 'duplicate' then 'held' when status = 'unreadable' then 'rejected' else status end as fate
  from entries
  where proposed_by = $n
  order by first_seen_at desc, id desc
  limit $n;

-- /admin/queue
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select entries.id, entries.version, entries.status, entries.origin, entries.title, entries.description, entries.url, entries.image_url, entries.source, entries.language, entries.source_icon_url, (select id
    from categories
    where id = entries.category) as category_id, entries.featured, entries.reason, entries.published_at, entries.first_seen_at as arrived_at, entries.queued_at, entries.snoozed_until, entries.canonical_url, entries.feed_id, entries.outlet_id, entries.rule_id is null and (entries.category is null or entries.category = (select category
      from feeds
      where feeds.id = entries.feed_id)) as is_category_open, entries.tip_note, entries.tip_from, proposer.name as proposed_by, entries.more_tips as more_tips, news_links.title as link_title, news_links.url as link_url, first.title as first_title, first.url as first_url, first.status as first_status
  from entries
  left join news_links on news_links.id = entries.news_link_id
  left join entries as first on first.id = entries.duplicate_of
  left join accounts as proposer on proposer.id = entries.proposed_by
  where entries.status = 'waiting' and entries.queued_at <= $n and true and true
  order by entries.queued_at desc, entries.id desc
  limit $n;
select id, slug, name
  from categories;
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

-- /admin/queue/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/queue/decided
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select entry.id, entry.title, entry.url, entry.source, entry.language, entry.status, entry.decided_at, entry.reason, account.name as decided_by
  from entries entry
  left join accounts account on account.id = entry.decided_by
  where entry.decided_at is not null and entry.status in ('published', 'rejected') and true
  order by entry.decided_at desc, entry.id desc
  limit $n;

-- /admin/queue/duplicates
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select entry.id, entry.version, entry.title, entry.url, entry.source, entry.language, entry.status, entry.reason, entry.first_seen_at as came_at, entry.queued_at, link.title as link_title, link.url as link_url, first.title as first_title, first.url as first_url, first.status as first_status
  from entries entry
  left join news_links link on link.id = entry.news_link_id
  left join entries first on first.id = entry.duplicate_of
  where entry.duplicate_rule is not null and entry.status in ('duplicate', 'waiting') and true
  order by entry.queued_at desc, entry.id desc
  limit $n;
select exception.id, outlets.name as outlet, exception.rule, exception.value, exception.created_at as at
  from duplicate_exceptions as exception
  inner join outlets on outlets.id = exception.outlet_id
  order by exception.created_at desc, exception.id desc
  limit $n;

-- /admin/queue/rules
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select id, name, home_url
  from outlets
  order by name, id;
select id, name, is_on, outlet_id, category as category_id, language, words, action, to_category as to_category_id, version, hit_count, last_hit_at
  from rules
  order by position, id;

-- /admin/queue/rules/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select id, name, home_url
  from outlets
  order by name, id;

-- /admin/queue/rules/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id; -- 2 times
select id, name, home_url
  from outlets
  order by name, id;
select id, name, is_on, outlet_id, category as category_id, language, words, action, to_category as to_category_id, version, hit_count, last_hit_at
  from rules
  where id = $n;

-- /admin/queue/scheduled
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
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

-- /admin/second-step
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select sessions.id, sessions.last_used_at, sessions.proved_at, accounts.id as account_id, accounts.email, accounts.name, accounts.role, accounts.is_demo, accounts.language, sessions.has_second_factor, (not accounts.is_demo and coalesce( (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
        from account_rules), false)) as is_asked, (exists (select
      from passkeys
      where account_id = accounts.id) or exists (select
      from second_factors
      where account_id = accounts.id and confirmed_at is not null)) as owns
  from sessions
  inner join accounts on accounts.id = sessions.account_id
  where accounts.is_off = $n and sessions.token_digest = $n and sessions.last_used_at > $n and sessions.created_at > $n; -- 2 times

-- /admin/set-up/:token
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id
  from accounts
  where is_demo = $n and role = $n
  limit $n;
select setup_links.account_id, accounts.is_invited
  from setup_links
  left join accounts on accounts.id = setup_links.account_id
  where token_digest = $n and expires_at > $n;

-- /admin/settings
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, show_images, editorial_log_enabled, most_read_enabled, offline_enabled, newsletter_languages, newsletter_hour, newsletter_days, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, version, editions as editions
  from settings;

-- /admin/settings/backup
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select exists (select
    from news_links
    where not is_sample) or exists (select
    from revisions) as found;

-- /admin/settings/connections
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select deliveries.id::text, connection_id, url, event, deliveries.state, attempts, status, failure, answer, deliveries.created_at
  from deliveries
  join connections on connections.id = connection_id
  where true
  order by deliveries.id desc
  limit $n;
select id, kind, url, events, state, added_by, failing_since, (select count(*)::integer
    from deliveries
    where connection_id = connections.id and state = 'waiting') as waiting
  from connections
  order by id;

-- /admin/site-links
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, type, title, updated_at
  from site_links
  order by type;

-- /admin/site-links/add
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;

-- /admin/site-links/edit/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select id, type, title, content, take_down_at, version, translations as translations
  from site_links
  where id = $n;

-- /admin/stories
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
select count
  from story_term_counts
  where hash = $n;
with open as ( select proposal.id, proposal.score, ln(greatest( case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end, 0.01)) + greatest( coalesce(story_one.heat, extract(epoch
          from one.published_at - $n::timestamptz) / 3600 / 6 * ln(2)), coalesce(story_other.heat, extract(epoch
          from other.published_at - $n::timestamptz) / 3600 / 6 * ln(2))) as rank, case when proposal.kind = 'split' then array[proposal.id::text] else array[ least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)), greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end as sides
    from ( select *
      from story_proposals
      where state = 'open' and created_at > $n) proposal
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
      limit 1) one on true
    join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.second_url
      limit 1) other on true
    left join stories story_one on story_one.id = one.story_id
    left join stories story_other on story_other.id = other.story_id
    where greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > $n and (proposal.kind in ('split', 'other-script') or story_one.is_edited or story_other.is_edited or proposal.score >= case when coalesce(one.story_id, other.story_id) is null then 0.7 else 0.6 end::real) and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')), listed as ( select id, rank
    from ( select id, rank, row_number() over (partition by sides
        order by score desc nulls last, id) as nth
      from open ) proposal
    where nth = 1
    order by rank desc, id desc
    limit $n ) select proposal.id, proposal.kind, proposal.score, proposal.reasons, json_build_object('title', one.title, 'source', one.source, 'url', one.url, 'publishedAt', one.published_at, 'language', one.language, 'isWaiting', one.is_waiting, 'storyId', one.story_id, 'storyTitle', nullif(story_one.desk_title, ''), 'storyArticles', coalesce(story_one.article_count, 0)) as one, json_build_object('title', other.title, 'source', other.source, 'url', other.url, 'publishedAt', other.published_at, 'language', other.language, 'isWaiting', other.is_waiting, 'storyId', other.story_id, 'storyTitle', nullif(story_other.desk_title, ''), 'storyArticles', coalesce(story_other.article_count, 0)) as other, proposal.first_url = any(proposal.leaving_urls) as is_first_leaving, array(select distinct title
    from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.canonical_url = any(proposal.leaving_urls) and place.story_id = one.story_id) leaving
    limit 12) as leaving
  from listed
  join story_proposals proposal using (id)
  join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
    from story_links place
    left join news_links link on link.id = place.news_link_id
    left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and place.canonical_url = proposal.first_url
    limit 1) one on true
  join lateral ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
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
    from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
      from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
      where (link.id is not null or entry.id is not null) and place.story_id = story.id) article ) counted on true
  order by story.heat desc, story.id desc;

-- /admin/stories/:id
/* planned once */ select id, name, slug, description, order_num, is_on_front, translations as translations
  from categories
  order by order_num, name, id;
with page as (select *
    from stories
    where id = $n), of_page as ( select story.id, slug, coalesce(desk_title, '') as title, version, article_count, voice_count, public_outlet_count, first_at, last_at, heat, is_hidden, is_locked, is_edited, lead_url, merged_into, story.title as by_hand, coalesce(counted.outlets, 0) as outlet_count, coalesce(counted.waiting, 0) as waiting_count
    from page story
    left join lateral ( select count(distinct outlet)::integer as outlets, count(*) filter (where is_waiting)::integer as waiting
      from ( select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons, coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source, coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language, coalesce(link.outlet_id, entry.outlet_id) as outlet_id, coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet, coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at, link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
        from story_links place
        left join news_links link on link.id = place.news_link_id
        left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
        where (link.id is not null or entry.id is not null) and place.story_id = story.id) article ) counted on true) select of_page.*, (select canonical_url
    from story_links
    where news_link_id = coalesce( (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.canonical_url = story.lead_url and place.story_id = story.id
        limit 1), (select link.id
        from story_links place
        join news_links link on link.id = place.news_link_id
        where place.news_link_id = story.settled_leads[1] and place.story_id = story.id), (select id
        from ( select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language
          from story_links place
          join news_links link on link.id = place.news_link_id
          where place.story_id = story.id
          order by place.published_at desc, place.id desc
          limit 24) member
        order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc
        limit 1))) as shown_lead_url
  from of_page
  join stories story using (id);
