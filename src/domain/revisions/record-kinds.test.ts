import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { label } from '../../words/record-fields.ts'
import { namesOf } from '../articles/field-names.ts'
import { kindOf, unlistedColumns } from './record-kinds.ts'
import { listRestoredColumns } from './restore-records.ts'
import { findRecord } from './revision-queries.ts'

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

test('a record of any kind is found by its id, without what revisions leave out', async () => {
  const { id: category } = await addCategory(db)
  const { id } = await addNewsLink(db, { category, title: 'Rain' })
  const found = await findRecord(db, id, { hidden: [] })
  expect(found).toMatchObject({ recordTable: 'news_links', recordId: id, after: { title: 'Rain' } })
  expect(Object.keys(found?.after ?? {})).not.toContain('search_text')
  expect(await findRecord(db, category, { hidden: [] })).toMatchObject({ recordTable: 'categories' })
  expect(await findRecord(db, '00000000-0000-7000-8000-00000000dead', { hidden: [] })).toBeNull()
})

test('a record of a hidden kind is not found, and no secret is read', async () => {
  const { accountId } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
  expect(await findRecord(db, accountId, { hidden: ['accounts'] })).toBeNull()
  const found = await findRecord(db, accountId, { hidden: [] })
  expect(found?.recordTable).toBe('accounts')
  expect(found?.after).not.toHaveProperty('password_hash')
})
