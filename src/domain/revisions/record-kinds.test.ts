import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { label } from '../../words/record-fields.ts'
import { namesOf } from '../articles/field-names.ts'
import { listRestoredColumns } from './list-restored-columns.ts'
import { unlistedColumns } from './record-columns.ts'
import { kindOf } from './record-kinds.ts'

const { db } = await freshDatabase()

async function listColumns(table: RecordTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db)
  return rows.map(row => row.name)
}

const restorable = namesOf(kindOf).filter(table => !kindOf[table].isRecordedOnly)
const tables = await Promise.all(
  restorable.map(async table => [table, (await listRestoredColumns(db, table)).ofExisting] as const),
)

test.each(namesOf(kindOf))('each column that the kind %s names is one of its table', async table => {
  const columns = await listColumns(table)
  const { notRestored = [], references = [], derived = [], unlisted = [] } = kindOf[table]
  const named = [...notRestored, ...references, ...derived, ...unlisted]
  expect(named.filter(column => !columns.includes(column))).toEqual([])
})

test.each(tables)(
  'a restored row of %s has every column but its version and those left out on purpose',
  async (table, restored) => {
    const { notRestored = [], derived = [], references = [] } = kindOf[table]
    expect(restored).toEqual(expect.arrayContaining(['id', ...references]))
    // Revisions do not hold derived columns, so a restore would empty them.
    const leftOut = ['version', 'updated_at', ...notRestored, ...derived]
    expect(restored.filter(column => leftOut.includes(column))).toEqual([])
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
