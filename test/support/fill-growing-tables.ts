import { withClient } from './with-client.ts'

/**
 * Fills each table that grows with 5,000 rows of a time of 200 days, and the tables that they refer to with few; gathers the
 * statistics of all. Needs a superuser's connection, because it leaves out triggers and foreign keys.
 */
export async function fillGrowingTables(url: string, now: Date): Promise<void> {
  await withClient(url, async client => {
    await client.query(`set session_replication_role = replica; set time zone utc;
      set chowk.test_now = '${now.toISOString()}'`)
    await client.query(small + large)
    await client.query('analyze')
  })
}

const rows = 5_000
const ago = (unit: string) => `current_setting('chowk.test_now')::timestamptz - n * interval '${unit}'`

const small = `
  insert into categories (name, slug, order_num) select 'Category ' || n, 'category-' || n, n from generate_series(1, 10) n;
  insert into outlets (name, home_url, hosts)
    select 'Outlet ' || n, 'https://o' || n || '.example/', array['o' || n || '.example'] from generate_series(0, 49) n;
  insert into outlet_hosts select unnest(hosts), id from outlets;
  insert into feeds (outlet_id, url, host, category, state, next_poll_at)
    select id, home_url || 'feed', hosts[1], (select id from categories limit 1), 'active', now() from outlets;
  create temp table owners as select row_number() over (order by name) - 1 as place, outlets.id, feeds.id as feed, feeds.host,
    feeds.category from outlets join feeds on feeds.outlet_id = outlets.id;`

const large = `
  create temp table numbered as
    select n, owner.id as outlet, owner.feed, owner.host, owner.category, ${ago('1 hour')} as at,
      'https://' || host || '/' || n as url, 'Headline ' || md5(n::text) as title
    from generate_series(1, ${rows}) n join owners owner on owner.place = n % 50;
  insert into news_links (title, url, canonical_url, source, source_icon_url, image_url, published_at, created_at, category,
      outlet_id, language)
    select title, url, url, host, 'https://' || host || '/icon.png', url || '.jpg', at, at, category,
      case when n % 20 > 0 then outlet end, case when n % 4 > 0 then 'en' else 'hi' end
    from numbered;
  insert into entries (feed_id, identity, guid, url, canonical_url, title, published_at, first_seen_at, last_seen_at, outlet_id,
      source, category, status, decided_at, duplicate_rule, publish_at, scheduled_link)
    select feed, url, url, url, url, title, at, at, at, outlet, host, category, status,
      case when status = 'rejected' then at end, case when status = 'duplicate' then 'headline' end,
      case when status = 'scheduled' then at end, case when status = 'scheduled' then '{}'::jsonb end
    from numbered, lateral (select case when n % 50 = 1 then 'waiting' when n % 500 = 2 then 'scheduled'
      when n % 20 = 3 then 'duplicate' else 'rejected' end as status) as of_entry;
  insert into stories (first_at, last_at, article_count, voice_count, heat, created_at, updated_at, desk_title)
    select at, at, 2, 2, extract(epoch from at), at, at, title from numbered;
  insert into story_links (canonical_url, title, published_at, outlet, news_link_id, status, story_id, is_touched)
    select link.canonical_url, link.title, published_at, source, link.id, 'placed', story.id, published_at > current_setting('chowk.test_now')::timestamptz - interval '3 days'
    from news_links link join stories story on story.first_at = link.published_at;
  insert into revisions (record_table, record_id, action, batch_id, account_name, at, after, is_bulk)
    select case when n % 20 = 0 then 'story_links' when n % 5 = 0 then 'entries' else 'news_links' end, uuid_v7(),
      case when n % 3 = 0 then 'update' else 'add' end, uuid_v7(), 'Editor', at, '{}', n % 2 = 0
    from numbered;
  insert into images (id, url, host, signature, status, updated_at)
    select image_id(image_url), image_url, source, 'signed', 'ready', published_at from news_links;`
