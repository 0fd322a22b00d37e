import type { RecordTable } from './revision.ts'

// What a restored row brings back. Its version goes on from what it is, and updated_at says when it was restored.
export const restoredColumns: Record<RecordTable, string[]> = {
  news_links: [
    ...['id', 'title', 'url', 'canonical_url', 'source', 'source_icon_url', 'description', 'image_url'],
    ...['published_at', 'category', 'featured', 'language', 'outlet_id', 'is_sample', 'created_at'],
  ],
  categories: ['id', 'name', 'slug', 'description', 'order_num', 'is_sample', 'created_at'],
  site_links: ['id', 'type', 'title', 'content', 'is_sample', 'created_at'],
  entries: [
    ...['id', 'feed_id', 'identity', 'guid', 'url', 'canonical_url', 'title', 'description', 'image_url'],
    ...[
      'published_at',
      'language',
      'status',
      'reason',
      'raw',
      'news_link_id',
      'first_seen_at',
      'last_seen_at',
    ],
    ...['origin', 'outlet_id', 'source', 'source_icon_url', 'category', 'featured', 'duplicate_of'],
    ...['duplicate_rule', 'given_url', 'is_sample', 'rule_id', 'tip_note', 'tip_from'],
    ...['snoozed_until', 'decided_at', 'decided_by'],
  ],
  // What it hit meanwhile it has hit.
  rules: [
    ...['id', 'name', 'position', 'is_on', 'outlet_id', 'category', 'language', 'words'],
    ...['action', 'to_category', 'created_at'],
  ],
  outlets: [
    ...['id', 'name', 'home_url', 'hosts', 'icon_url', 'language', 'region', 'created_at'],
    ...['lean', 'lean_source', 'lean_rated_on', 'lean_note'],
  ],
  // A restored feed is due at once; what polls found out about it they find out again.
  feeds: [
    ...['id', 'outlet_id', 'url', 'host', 'title', 'category', 'publishing', 'state', 'language'],
    'created_at',
  ],
  duplicate_exceptions: ['id', 'outlet_id', 'rule', 'value', 'created_at'],
  // What an import did is undone by its own page.
  imports: [],
  settings: [
    ...['id', 'site_name', 'tagline', 'site_description', 'contact_email', 'meta_title', 'meta_description'],
    ...['meta_keywords', 'sitemap_enabled', 'primary_color', 'logo_url', 'favicon_url', 'ads_publisher_id'],
    ...[
      'ads_enabled',
      'ads_header',
      'ads_sidebar',
      'ads_content',
      'ads_footer',
      'show_images',
      'tips_enabled',
    ],
  ],
}
