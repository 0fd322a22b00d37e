-- Most public pages
select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit
  from settings;

-- /
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name, story_links.story_id
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  where news_links.id in ( (select id
      from news_links
      order by created_at desc, id desc
      limit $n)
    union (select id
      from news_links
      where featured
      order by created_at desc, id desc
      limit $n)
    union (select news_link_id
      from pins
      where news_link_id is not null))
  order by news_links.created_at desc, news_links.id desc;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name, story_links.story_id
  from news_links
  inner join categories on categories.id = news_links.category
  left join story_links on story_links.news_link_id = news_links.id
  where news_links.id in (select newest.id
    from categories
    cross join lateral ( select id
      from news_links
      where news_links.category = any(array[categories.id])
      order by category, created_at desc, id desc
      limit $n) newest)
  order by news_links.created_at desc, news_links.id desc;
select place, news_link_id, story_id, title, pinned_at, pinned_by, ends_at, until_newer
  from pins
  where (news_link_id is not null or story_id is not null);

-- /*
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /about
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select type, title, content, updated_at
  from site_links
  where type = $n;

-- /ads.txt
select ads_publisher_id, ads_enabled
  from settings;

-- /category/:slug
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, name, slug, description, order_num, is_on_front
  from categories
  where slug = $n;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.category = any(array[$n::uuid])
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit $n;

-- /category/:slug/feed.json
select id, name, slug, description, order_num, is_on_front
  from categories
  where slug = $n;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.category = any(array[$n::uuid])
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit $n;

-- /category/:slug/feed.xml
select id, name, slug, description, order_num, is_on_front
  from categories
  where slug = $n;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.category = any(array[$n::uuid])
  order by news_links.category, news_links.created_at desc, news_links.id desc
  limit $n;

-- /contact
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select type, title, content, updated_at
  from site_links
  where type = $n;

-- /feed.json
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit $n;

-- /feed.xml
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit $n;

-- /health
select id
  from feeds
  where state = $n and next_poll_at < $n
  limit $n;
select value #>> '{}' as ended_at
  from installation
  where key = $n;

-- /index
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select newest.*, categories.slug as category_slug, categories.name as category_name
  from categories
  inner join lateral (select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
      from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
        from images image
        where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
      from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
        from images image
        where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon
    from news_links
    where news_links.category = any(array[categories.id])
    order by news_links.category, news_links.created_at desc, news_links.id desc
    limit $n) as newest on true
  order by newest.created_at desc, newest.id desc;

-- /privacy
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select type, title, content, updated_at
  from site_links
  where type = $n;

-- /route-test
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /search
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select id, place::integer
  from ( select id, search_text, row_number() over () as place
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
      where gram = $n::text), $n) end as category_share, ( select coalesce(json_agg(json_build_object('gram', gram, 'place', place, 'share', coalesce(share, $n))
        order by place), '[]')
    from ( select substr(folded, place, 3) as gram, min(place + $n * number) as place
      from unnest($n::text[]) with ordinality as words (word, number), search_fold(word) as folded, generate_series(1, greatest(1, length(folded) - 2)) as place
      where folded <> ''
      group by 1 ) as grams
    left join search_gram_shares using (gram) ) as grams
  from pg_class, lateral ( select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages ) as size
  where oid = 'news_links'::regclass;
select set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /site-images/:id/:name
select body
  from site_images
  where id = $n and name = $n;

-- /sitemap.xml
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select type
  from site_links
  order by type;

-- /terms
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select type, title, content, updated_at
  from site_links
  where type = $n;

-- /test-route
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /tip
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select tips_enabled
  from settings;

-- Most pages of the admin area
select count(*)::integer as entries, count(distinct coalesce(canonical_url, id::text) collate C)::integer as articles
  from (select id, canonical_url
    from entries
    where entries.status = 'waiting' and entries.queued_at <= $n and true and true
    limit $n) as counted;
select current_setting('transaction_read_only') = 'on' as is_read_only, not pg_try_advisory_xact_lock_shared($n) as is_restoring;
select sessions.id, sessions.last_used_at, accounts.id as account_id, accounts.email, accounts.name, accounts.role
  from sessions
  inner join accounts on accounts.id = sessions.account_id
  where sessions.token_digest = $n and sessions.last_used_at > $n and sessions.created_at > $n;
select site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit
  from settings;

-- /admin/account
select id, device, address, created_at, last_used_at
  from sessions
  where account_id = $n and last_used_at > $n and created_at > $n
  order by last_used_at desc;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/activity
select accounts.id, accounts.email, accounts.name, accounts.is_demo, count(sessions.id)::integer as session_count, max(sessions.last_used_at) as last_used_at
  from accounts
  left join sessions on sessions.account_id = accounts.id
  group by accounts.id
  order by accounts.email;
select batch_id, record_table as table, action, count(*)::integer as count, bool_and(undone) as is_undone, (array_agg(id
      order by id))[1] as first_id, bool_or(false) as is_told
  from revisions
  where batch_id = any($n::uuid[]) and not is_bulk
  group by batch_id, record_table, action;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
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
select batch_id, record_table as table, action, count(*)::integer as count, bool_and(undone) as is_undone, (array_agg(id
      order by id))[1] as first_id, bool_or(false) as is_told
  from revisions
  where batch_id = any($n::uuid[]) and not is_bulk
  group by batch_id, record_table, action;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where id = any($n::uuid[]);
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where is_bulk = $n and batch_id = $n
  order by at desc, id desc
  limit $n;

-- /admin/bin
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, record_id, account_name, at, before ->> 'title' as title, before ->> 'source' as source
  from revisions
  where record_table = $n and action = $n and undone = $n and at > $n and not exists (select id
    from news_links
    where news_links.id = revisions.record_id)
  order by at desc, id desc
  limit $n;

-- /admin/categories
select id, name, slug, description, order_num, is_on_front
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/categories/edit/:id
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, name, slug, description, order_num, is_on_front, version
  from categories
  where id = $n;

-- /admin/dashboard
select (select count(*)::integer as count
    from news_links) as total, (select count(*)::integer as count
    from news_links
    where featured = $n) as featured, (select count(*)::integer as count
    from news_links
    where created_at >= $n) as added_today;
select categories.id, categories.name, count(news_links.id)::integer as count
  from categories
  left join news_links on news_links.category = categories.id
  group by categories.id
  order by categories.order_num, categories.name;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.source_icon_url, news_links.description, news_links.image_url, news_links.published_at, news_links.created_at, news_links.featured, news_links.language, news_links.is_sample, case when news_links.image_url = '' or not (select show_images
    from settings) then '' when news_links.image_url ~ '^/[^/\\]' then news_links.image_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.image_url) and image.status = 'ready'), '') end as picture, case when news_links.source_icon_url = '' or not (select show_images
    from settings) then '' when news_links.source_icon_url ~ '^/[^/\\]' then news_links.source_icon_url else coalesce(( select '/images/' || image.id || '-' || image.signature
      from images image
      where image.id = image_id(news_links.source_icon_url) and image.status = 'ready'), '') end as source_icon, categories.slug as category_slug, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  order by news_links.created_at desc, news_links.id desc
  limit $n;

-- /admin/exchange
select *
  from imports
  order by created_at desc, id desc
  limit $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/exchange/:id
select *
  from imports
  where id = $n;
select coalesce(sum(new_count), 0)::integer as new, coalesce(sum(changed_count), 0)::integer as changed, coalesce(sum(duplicate_count), 0)::integer as duplicate, coalesce(sum(wrong_count), 0)::integer as wrong
  from import_parts
  where import_id = $n and pass = $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
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
declare exported no scroll cursor for select t.id, t.title, t.url, t.source, t.source_icon_url, t.description, t.image_url, to_char(t.published_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as published_at, categories.slug as category, t.featured, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as created_at, to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DDTHH24:MI:SS.MSZ') as updated_at, t.language
  from news_links t
  join categories on categories.id = t.category
  order by t.created_at desc, t.id desc;
fetch forward 500
  from exported; -- 2 times
rollback;
select pg_try_advisory_xact_lock($n) as taken;
select set_config('idle_in_transaction_session_timeout', $n, true);
start transaction isolation level repeatable read read only;

-- /admin/feeds
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/feeds/add
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select name
  from outlets
  order by name
  limit $n;

-- /admin/feeds/body/:id
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select fetched_at, url, status, headers, body, body_bytes
  from feed_bodies
  where feed_id = $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/feeds/edit/:id
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/feeds/show/:id
select count(*)::integer as count
  from entries
  where feed_id = $n and status = $n;
select feeds.id, feeds.url, feeds.title, feeds.version, feeds.language, feeds.outlet_id, outlets.name as outlet_name, feeds.category, categories.name as category_name, feeds.state, feeds.publishing, feeds.interval_seconds, feeds.next_poll_at, feeds.last_polled_at, feeds.last_good_at, feeds.last_read_at, feeds.last_new_entry_at, feeds.usual_gap_seconds, feeds.failure, feeds.failure_detail, feeds.failure_count, feeds.moved_to, feeds.entries_read, feeds.entries_unread, feeds.created_at
  from feeds
  inner join outlets on outlets.id = feeds.outlet_id
  inner join categories on categories.id = feeds.category
  where feeds.id = $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
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

-- /admin/history/:id
select asked.id, asked.at, coalesce( (select coalesce(coalesce(after, before) ->> 'name', nullif(coalesce(after, before) ->> 'title', ''), coalesce(after, before) ->> 'url')
      from revisions
      where record_id = asked.id and at <= asked.at
      order by at desc, id desc
      limit 1), (select coalesce(coalesce(before, after) ->> 'name', nullif(coalesce(before, after) ->> 'title', ''), coalesce(before, after) ->> 'url')
      from revisions
      where record_id = asked.id and at > asked.at
      order by at, id
      limit 1), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from accounts record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from news_links record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from categories record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from site_links record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from settings record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from entries record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from rules record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from outlets record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from feeds record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from pins record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from imports record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from duplicate_exceptions record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from stories record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from story_links record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from story_constraints record
      where record.id = asked.id), (select coalesce(to_jsonb(record) ->> 'name', nullif(to_jsonb(record) ->> 'title', ''), to_jsonb(record) ->> 'url')
      from story_proposals record
      where record.id = asked.id)) as name
  from unnest($n::uuid[], $n::timestamptz[]) as asked (id, at);
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, record_table, record_id, action, batch_id, account_name, at, before, after, undone
  from revisions
  where record_id = $n
  order by at desc, id desc
  limit $n;

-- /admin/login
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/news
begin;
commit;
select id
  from news_links
  where true
  order by created_at desc, id desc
  limit $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select news_links.id, news_links.title, news_links.url, news_links.source, news_links.featured, news_links.is_sample, news_links.created_at, news_links.language, categories.name as category_name
  from news_links
  inner join categories on categories.id = news_links.category
  where news_links.id in ($n)
  order by news_links.created_at desc, news_links.id desc;
select set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true);

-- /admin/news/add
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/news/edit/:id
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
select id, title, url, source, source_icon_url, description, image_url, published_at, category, featured, language, version
  from news_links
  where id = $n;

-- /admin/outlets
select id, name, home_url, hosts, language, region, lean, owner, (select count(*)
    from feeds
    where feeds.outlet_id = outlets.id)::integer as feed_count, (select count(*)
    from feeds
    where feeds.outlet_id = outlets.id and feeds.state <> 'paused' and feeds.failure is not null)::integer as failing_count
  from outlets
  order by name, id
  limit $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/outlets/add
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/outlets/edit/:id
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, version, name, home_url, hosts, icon_url, language, region, lean, lean_source, lean_note, owner, coalesce(owner_source, '') as owner_source, owner_as_of::text as owner_as_of, lean_rated_on::text as lean_rated_on
  from outlets
  where id = $n;
select mode() within group (order by owner) as owner
  from outlets
  where owner <> ''
  group by owner_key
  order by owner_key
  limit $n;

-- /admin/picture
delete
  from attempts
  where bucket in ( select bucket
    from attempts
    where window_ends_at < $n
    limit 10
    for update skip locked);
insert into attempts (bucket, count, window_ends_at)
  values ($n, …)
  on conflict (bucket) do update
  set count = case when attempts.window_ends_at <= $n then 1 else attempts.count + 1 end, window_ends_at = case when attempts.window_ends_at <= $n then $n else attempts.window_ends_at end
  returning count, window_ends_at;

-- /admin/queue
select entries.id, entries.version, entries.status, entries.origin, entries.title, entries.description, entries.url, entries.image_url, entries.source, entries.language, entries.source_icon_url, (select id
    from categories
    where id = entries.category) as category_id, entries.featured, entries.reason, entries.published_at, entries.first_seen_at as arrived_at, entries.queued_at, entries.snoozed_until, entries.canonical_url, entries.tip_note, entries.tip_from, entries.more_tips as more_tips, news_links.title as link_title, news_links.url as link_url, first.title as first_title, first.url as first_url
  from entries
  left join news_links on news_links.id = entries.news_link_id
  left join entries as first on first.id = entries.duplicate_of
  where entries.status = 'waiting' and entries.queued_at <= $n and true
  order by entries.queued_at desc, entries.id desc
  limit $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/queue/decided
select entry.id, entry.title, entry.url, entry.source, entry.language, entry.status, entry.decided_at, entry.reason, account.name as decided_by
  from entries entry
  left join accounts account on account.id = entry.decided_by
  where entry.decided_at is not null and entry.status in ('published', 'rejected') and true
  order by entry.decided_at desc, entry.id desc
  limit $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/queue/duplicates
select entry.id, entry.version, entry.title, entry.url, entry.source, entry.language, entry.status, entry.reason, entry.first_seen_at as came_at, entry.queued_at, link.title as link_title, link.url as link_url, first.title as first_title, first.url as first_url
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
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/queue/rules
select id, name, home_url
  from outlets
  order by name, id;
select id, name, is_on, outlet_id, category as category_id, language, words, action, to_category as to_category_id, version, hit_count, last_hit_at
  from rules
  order by position, id;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/queue/rules/add
select id, name, home_url
  from outlets
  order by name, id;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/queue/rules/edit/:id
select id, name, home_url
  from outlets
  order by name, id;
select id, name, is_on, outlet_id, category as category_id, language, words, action, to_category as to_category_id, version, hit_count, last_hit_at
  from rules
  where id = $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id; -- 2 times

-- /admin/set-up/:token
select account_id
  from setup_links
  where token_digest = $n and expires_at > $n;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/settings
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, site_name, tagline, site_description, contact_email, meta_title, meta_description, meta_keywords, sitemap_enabled, primary_color, logo_url, favicon_url, tips_enabled, show_images, ads_publisher_id, ads_enabled, ads_header, ads_sidebar, ads_content, ads_footer, ads_header_unit, ads_sidebar_unit, ads_content_unit, ads_footer_unit, version
  from settings;

-- /admin/settings/backup
select exists (select
    from news_links
    where not is_sample) or exists (select
    from revisions) as found;
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/site-links
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, type, title, updated_at
  from site_links
  order by type;

-- /admin/site-links/add
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;

-- /admin/site-links/edit/:id
select id, name, slug, description, order_num, is_on_front
  from categories
  order by order_num, name, id;
select id, type, title, content, version
  from site_links
  where id = $n;
