import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { label } from '../../words/record-fields.ts'
import { unlistedColumns } from './record-columns.ts'
import { recordKinds } from './record-kinds.ts'

const { db } = await freshDatabase()

// The version keeps counting, and the time is that of the restore.
const never = ['version', 'updated_at']
const leftOut: Record<string, string[]> = {
  // Computed from the headline.
  news_links: ['headline_keys'],
  rules: ['hit_count', 'last_hit_at'],
  feeds: [
    'body_digest',
    'entries_read',
    'last_read',
    'last_whole_at',
    'moved_at',
    'moved_from',
    'entries_unread',
    'etag',
    'last_modified',
    'moved_to',
    ...[
      'failure',
      'failure_count',
      'open_attempts',
      'failure_detail',
      'interval_seconds',
      'usual_gap_seconds',
      'next_poll_at',
    ],
    'last_good_at',
    'last_new_entry_at',
    'last_polled_at',
    'last_read_at',
  ],
  // Readers may have sent more tips in the meantime. An entry that an editor restored is under the editor's control, not the polls'.
  // A trigger notes the link that was deleted.
  entries: ['more_tips', 'judged_version', 'former_link_id'],
  // The settings are a single row that always exists.
  settings: ['only_row', 'newsletter_since'],
  // Recounted from its articles. Undo does not take back that readers have seen it, which is no act of an editor.
  stories: [
    ...['settled_at', 'settled_leads', 'fronted_at'],
    ...`first_at last_at article_count voice_count heat is_edited public_link_count
       public_outlet_count public_voice_count public_heat public_first_at public_last_at`.split(/\s+/),
  ],
  // The matching continues from its current state.
  story_links: [...'keys keyed is_copy series_key is_recurring attempts claimed_until is_touched'.split(' ')],
}

async function listColumns(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(row => row.name)
}

const tables = Object.entries(recordKinds)
  .filter(([, { restored }]) => restored.length > 0)
  .map(([table, { restored }]) => [table, restored] as const)

test.each(tables)(
  'a restored row of %s has every column except those left out on purpose',
  async (table, restored) => {
    const columns = await listColumns(table)
    const wanted = columns.filter(name => ![...never, ...(leftOut[table] ?? [])].includes(name))
    expect(restored.toSorted()).toEqual(wanted.toSorted())
  },
)

test.each(tables)(
  'each column of %s whose changes are listed has a label in the catalogue',
  (_table, restored) => {
    const listed = restored.filter(column => !unlistedColumns.has(column))
    for (const language of ['en', 'hi'] as const) {
      expect(listed.filter(column => label(language, { column }) === column)).toEqual([])
    }
  },
)

test.each([
  ['order_num', 'Display order', 'दिखाने का क्रम'],
  ['outlet_id', 'Outlet', 'संस्थान'],
  ['title', 'Title', 'शीर्षक'],
])('the column %s is called %s', (column, english, hindi) => {
  expect([label('en', { column }), label('hi', { column })]).toEqual([english, hindi])
})
