import type { RecordTable } from '../../database/record-table.ts'
import type { JsonValue } from '../../database/tables.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/record-names.ts'
import type { Revision } from './revision.ts'

// Every kind of record that keeps a history, declared once for history, undo, restore and names in the activity. Its table needs
// id, version and updated_at. A table with a version is in every backup (`back-up.ts`).
type RecordKind = {
  /** The role that undo and restore need, where it is not an editor's. */
  needs?: 'administrator'
  label: (language: Language) => string
  /** The column that names a record; null where there is only one. */
  titleColumn: string | null
  /** Undo and restore are not offered. */
  isRecordedOnly?: true
  /** A restore writes back all columns but these and `derived`; these keep their values or get their defaults. */
  notRestored?: readonly string[]
  /** Columns that only the restore of a deleted record writes back. */
  onlyRecreated?: readonly string[]
  /** Further columns that workers write without a new version of the record. */
  automatic?: readonly string[]
  /** Columns that hold the id of another record. */
  references?: readonly string[]
  /** Columns computed from the others: revisions leave them out, and a restored row has them computed again. */
  derived?: readonly string[]
  /** Columns whose changes are not listed, because they mean nothing to editors, such as the results of a poll. */
  unlisted?: readonly string[]
  /** The kind whose changes also change these records. Undo skips those that were only changed along and decided since. */
  follows?: 'feeds'
}

const feedResults = columns(`
  etag last_modified body_digest interval_seconds next_poll_at moved_to failure
  failure_detail failure_count open_attempts last_read last_whole_at moved_from moved_at
`)

// Counts that every write to a story recomputes; `is_edited` holds as long as an editor's change remains in it.
const storyCounts = columns(`
  first_at last_at article_count voice_count heat is_edited public_link_count public_outlet_count
  public_voice_count public_heat public_first_at public_last_at
`)

const matchingState = columns('is_copy series_key is_recurring attempts claimed_until is_touched')

export const recordKinds = {
  news_links: {
    label: words.newsLink,
    titleColumn: 'title',
    references: ['category', 'outlet_id'],
    derived: ['search_text', 'headline_keys'],
    unlisted: ['canonical_url'],
  },
  categories: { label: words.category, titleColumn: 'name' },
  site_links: { label: words.sitePage, titleColumn: 'title' },
  scheduled_pages: { label: words.scheduledPage, titleColumn: 'title' },
  settings: {
    needs: 'administrator',
    label: words.settings,
    titleColumn: null,
    notRestored: ['only_row', 'newsletter_since'],
    unlisted: ['only_row', 'newsletter_since'],
  },
  entries: {
    label: words.entry,
    titleColumn: 'title',
    // Readers may have sent more tips in the meantime. A restored entry is under the editor's control, not the polls'.
    notRestored: ['more_tips', 'judged_version'],
    automatic: ['last_seen_at'],
    references: columns(`
      category outlet_id feed_id news_link_id duplicate_of rule_id decided_by proposed_by
    `),
    // A trigger notes the link that was deleted.
    derived: ['former_link_id'],
    unlisted: ['canonical_url', 'scheduled_link', 'given', 'tags', 'category_judgement'],
    follows: 'feeds',
  },
  rules: {
    label: words.rule,
    titleColumn: 'name',
    // Undo does not reset how often a rule matched.
    onlyRecreated: ['hit_count', 'last_hit_at'],
    references: ['category', 'to_category', 'outlet_id'],
    unlisted: ['hit_count', 'last_hit_at'],
  },
  outlets: { label: words.outlet, titleColumn: 'name', derived: ['owner_key'] },
  feeds: {
    label: words.feed,
    titleColumn: 'url',
    // A restored feed is due at once, and its next poll asks for everything.
    notRestored: feedResults,
    onlyRecreated: columns(`
      entries_read entries_unread usual_gap_seconds last_good_at last_new_entry_at last_polled_at last_read_at
    `),
    references: ['category', 'outlet_id'],
    unlisted: ['host', ...feedResults],
  },
  pins: {
    label: words.pin,
    titleColumn: 'place',
    unlisted: ['place', 'is_next', 'section', 'news_link_id', 'story_id', 'pinned_at', 'pinned_by'],
  },
  // Disabling is reversed by enabling, and undoing an invitation would delete a person's history.
  accounts: {
    needs: 'administrator',
    label: words.account,
    titleColumn: 'name',
    isRecordedOnly: true,
    // No revision may hold a secret.
    derived: ['password_hash'],
    unlisted: ['is_demo', 'language', 'named_in_log'],
  },
  // Undo would bypass the password that the page asks for.
  account_rules: {
    needs: 'administrator',
    label: words.accountRules,
    titleColumn: null,
    isRecordedOnly: true,
    unlisted: ['only_row'],
  },
  // An import is undone on its own page.
  imports: { label: words.anImport, titleColumn: 'title', isRecordedOnly: true },
  corrections: { label: words.correction, titleColumn: 'headline', references: ['news_link_id', 'story_id'] },
  duplicate_exceptions: { label: words.exception, titleColumn: 'value', references: ['outlet_id'] },
  stories: {
    label: words.story,
    titleColumn: 'title',
    // Undo cannot change whether readers have seen it.
    notRestored: ['settled_at', 'settled_leads', 'fronted_at'],
    automatic: ['slug', 'desk_title', 'has_been_public'],
    references: ['merged_into'],
    derived: storyCounts,
    unlisted: ['has_been_public', 'desk_title'],
  },
  story_links: {
    label: words.storyLink,
    titleColumn: 'title',
    // The matching continues from its current state.
    notRestored: ['keyed', ...matchingState],
    references: ['story_id', 'news_link_id', 'entry_id'],
    derived: ['keys'],
    unlisted: [...matchingState, 'score', 'reasons'],
  },
  story_constraints: { label: words.constraint, titleColumn: 'first_url', references: ['account_id'] },
  story_proposals: {
    label: words.proposal,
    titleColumn: 'first_url',
    unlisted: ['score', 'reasons', 'leaving_urls'],
  },
} as const satisfies Record<RecordTable, RecordKind>

/** The same, each as any kind. */
export const kindOf: Record<RecordTable, RecordKind> = recordKinds

/** The names of columns, separated by white space. */
function columns(names: string): string[] {
  return names.trim().split(/\s+/)
}

const kinds = Object.values(kindOf)

/** Columns of any record that revisions leave out. */
export const derivedColumns = [...new Set(kinds.flatMap(kind => kind.derived ?? []))]

/** Columns of any record that name another one by its id. */
export const referenceColumns: ReadonlySet<string> = new Set(kinds.flatMap(kind => kind.references ?? []))

/** Columns of any record whose changes are not listed. */
export const unlistedColumns: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  ...kinds.flatMap(kind => [...(kind.unlisted ?? []), ...(kind.derived ?? [])]),
])

/** The title that a record's own columns hold (a story's `desk_title` is the automatic one), or else its address or kind; '' if none. */
export function titleInColumns({
  recordTable,
  before,
  after,
}: Pick<Revision, 'recordTable' | 'before' | 'after'>): string {
  const row = after ?? before
  const field = kindOf[recordTable].titleColumn ?? ''
  return [row?.[field], row?.desk_title, row?.url, row?.canonical_url, row?.rule].find(isText) ?? ''
}

/** The addresses whose headlines name a record: both of a decision or proposal, that of a place without a headline; else none. */
export function addressesOf({
  recordTable,
  before,
  after,
}: Pick<Revision, 'recordTable' | 'before' | 'after'>): string[] {
  const row = after ?? before
  if (recordTable === 'story_links') return isText(row?.title) ? [] : [row?.canonical_url].filter(isText)
  return [row?.first_url, row?.second_url].filter(isText)
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
