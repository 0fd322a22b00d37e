// Every kind of record that keeps a history, declared once for history, undo, restore and names in the activity. Its table needs
// id, version, created_at and updated_at. `backed-up-tables.ts` lists the kinds in a backup, `activity-words.ts` their pages.
import { snakeCase } from '../../database/snake-case.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/record-names.ts'
import { articleNames } from '../articles/article-fields.ts'

const articleColumns = articleNames.map(snakeCase)
const categoryColumns = ['id', 'name', 'slug', 'description', 'order_num', 'is_on_front']
const pageColumns = ['id', 'type', 'title', 'content', 'take_down_at', 'created_at']

export type RecordKind = {
  /** The role that undo and restore need, where it is not an editor's. */
  needs?: 'administrator'
  label: (language: Language) => string
  /** The column that names a record; null where there is only one. */
  titleColumn: string | null
  /** Columns that a restore writes back; none where undo is not offered. The version counts on; updated_at is the restore's time. */
  restored: readonly string[]
  /** Columns that hold the id of another record. */
  references: readonly string[]
  /** Columns computed from the others: revisions leave them out, and a restored row has them computed again. */
  derived: readonly string[]
  /** Columns whose changes are not listed, as no editor made or could read them, such as the results of a poll. */
  unlisted: readonly string[]
  /**
   * The place among locks, for kinds that other verbs lock before the rest: a poll holds its feed while it writes waiting
   * entries, the front page its places while an entry is published into one, a decision its entries before their links.
   */
  lockOrder?: 1 | 2 | 3
  /** The kind that these records follow: undo leaves one alone that it only moved along and that was decided since. */
  follows?: 'feeds'
}

// A record whose every column is set by editors.
const plain = { references: [], derived: [], unlisted: [] } as const
const recordedOnly = { ...plain, restored: [] } as const

const feedResults = columns(`
  host etag last_modified body_digest interval_seconds next_poll_at moved_to failure
  failure_detail failure_count open_attempts last_read last_whole_at moved_from moved_at
`)

// Counts that every write to a story recomputes; `is_edited` holds as long as an editor's change remains in it.
const storyCounts = columns(`
  first_at last_at article_count voice_count heat is_edited public_link_count public_outlet_count
  public_voice_count public_heat public_first_at public_last_at
`)

export const recordKinds = {
  news_links: {
    label: words.newsLink,
    titleColumn: 'title',
    restored: [...articleColumns, ...columns('id canonical_url outlet_id is_sample created_at take_down_at')],
    references: ['category', 'outlet_id'],
    derived: ['search_text', 'headline_keys'],
    unlisted: ['canonical_url'],
  },
  categories: {
    label: words.category,
    titleColumn: 'name',
    restored: [...categoryColumns, 'translations', 'is_sample', 'created_at'],
    ...plain,
  },
  site_links: {
    label: words.sitePage,
    titleColumn: 'title',
    restored: [...pageColumns, 'translations', 'is_sample'],
    ...plain,
  },
  scheduled_pages: {
    label: words.scheduledPage,
    titleColumn: 'title',
    restored: [...pageColumns, 'publish_at'],
    ...plain,
  },
  settings: {
    needs: 'administrator',
    label: words.settings,
    titleColumn: null,
    restored: columns(`
      id site_name tagline site_description contact_email meta_title meta_description
      meta_keywords sitemap_enabled primary_color logo_url favicon_url ads_publisher_id
      ads_enabled ads_header ads_sidebar ads_content ads_footer ads_header_unit ads_sidebar_unit
      ads_content_unit ads_footer_unit show_images tips_enabled editorial_log_enabled
      most_read_enabled editions offline_enabled newsletter_languages newsletter_hour
      newsletter_days categories_learnt_since
    `),
    ...plain,
    unlisted: ['only_row', 'newsletter_since'],
  },
  entries: {
    label: words.entry,
    titleColumn: 'title',
    restored: [
      ...articleColumns,
      ...columns(`
        id feed_id identity guid canonical_url status reason raw news_link_id first_seen_at
        last_seen_at origin outlet_id duplicate_of duplicate_rule given_url is_sample rule_id
        tip_note tip_from snoozed_until placed_at decided_at decided_by proposed_by publish_at
        take_down_at scheduled_link given tags category_judgement
      `),
    ],
    references: columns(`
      category outlet_id feed_id news_link_id duplicate_of rule_id decided_by proposed_by
    `),
    derived: ['headline_keys', 'former_link_id'],
    unlisted: ['canonical_url', 'scheduled_link', 'given', 'tags', 'category_judgement'],
    lockOrder: 3,
    follows: 'feeds',
  },
  rules: {
    label: words.rule,
    titleColumn: 'name',
    restored: columns(`
      id name position is_on outlet_id category language words action to_category created_at
    `),
    references: ['category', 'to_category', 'outlet_id'],
    derived: [],
    // Undo does not reset how often a rule matched.
    unlisted: ['hit_count', 'last_hit_at'],
  },
  outlets: {
    label: words.outlet,
    titleColumn: 'name',
    restored: columns(`
      id name home_url hosts icon_url language region is_sample created_at lean lean_source
      lean_rated_on lean_note owner owner_source owner_as_of
    `),
    references: [],
    derived: ['owner_key'],
    unlisted: [],
  },
  feeds: {
    label: words.feed,
    titleColumn: 'url',
    // A restored feed is due at once, and its polls fill in the rest.
    restored: columns(`
      id outlet_id url host title category publishing categorizing state language bytes_max created_at
    `),
    references: ['category', 'outlet_id'],
    derived: [],
    unlisted: feedResults,
    lockOrder: 1,
  },
  pins: {
    label: words.pin,
    titleColumn: 'place',
    restored: columns(`
      id place section news_link_id story_id title pinned_at pinned_by is_next begins_at ends_at
      until_newer created_at
    `),
    ...plain,
    unlisted: ['place', 'is_next', 'section', 'news_link_id', 'story_id', 'pinned_at', 'pinned_by'],
    lockOrder: 2,
  },
  // Disabling is reversed by enabling, and undoing an invitation would delete a person's history.
  accounts: {
    needs: 'administrator',
    label: words.account,
    titleColumn: 'name',
    ...recordedOnly,
    // No revision may hold a secret.
    derived: ['password_hash'],
    unlisted: ['is_demo', 'language', 'named_in_log'],
  },
  // Undo would bypass the password that the page asks for.
  account_rules: {
    needs: 'administrator',
    label: words.accountRules,
    titleColumn: null,
    ...recordedOnly,
    unlisted: ['only_row'],
  },
  // An import is undone on its own page.
  imports: {
    label: words.anImport,
    titleColumn: 'title',
    restored: [],
    ...plain,
  },
  corrections: {
    label: words.correction,
    titleColumn: 'headline',
    restored: ['id', 'news_link_id', 'story_id', 'headline', 'source', 'url', 'text', 'created_at'],
    references: ['news_link_id', 'story_id'],
    derived: [],
    unlisted: [],
  },
  duplicate_exceptions: {
    label: words.exception,
    titleColumn: 'value',
    restored: ['id', 'outlet_id', 'rule', 'value', 'created_at'],
    references: ['outlet_id'],
    derived: [],
    unlisted: [],
  },
  stories: {
    label: words.story,
    titleColumn: 'desk_title',
    restored: columns(`
      id slug title lead_url is_hidden is_locked merged_into has_been_public desk_title created_at
      is_sample
    `),
    references: ['merged_into'],
    derived: storyCounts,
    unlisted: ['has_been_public', 'desk_title'],
  },
  story_links: {
    label: words.storyLink,
    titleColumn: 'title',
    restored: columns(`
      id news_link_id entry_id story_id placed_by score reasons title outlet canonical_url
      published_at status created_at
    `),
    references: ['story_id', 'news_link_id', 'entry_id'],
    derived: ['keys'],
    unlisted: columns(`
      is_copy series_key is_recurring attempts claimed_until is_touched score reasons
    `),
  },
  story_constraints: {
    label: words.constraint,
    titleColumn: 'first_url',
    restored: ['id', 'kind', 'first_url', 'second_url', 'account_id', 'account_name', 'at', 'created_at'],
    references: ['account_id'],
    derived: [],
    unlisted: [],
  },
  story_proposals: {
    label: words.proposal,
    titleColumn: 'first_url',
    restored: columns(`
      id kind first_url second_url score reasons state decided_at created_at leaving_urls
    `),
    ...plain,
    unlisted: ['score', 'reasons', 'leaving_urls'],
  },
} as const satisfies Record<string, RecordKind>

export type RecordTable = keyof typeof recordKinds

/** The same, each as any kind. */
export const kindOf: Record<RecordTable, RecordKind> = recordKinds

/** The names of columns, separated by white space. */
function columns(names: string): string[] {
  return names.trim().split(/\s+/)
}
