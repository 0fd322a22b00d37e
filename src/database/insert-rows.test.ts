import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { insertRows } from './insert-rows.ts'

const { db } = await freshDatabase()
const firstSeenAt = new Date('2026-11-01T06:30:00.123Z')
const blank = {
  ...{ identity: '', url: '', title: '', status: 'unreadable', reason: '' },
  ...{ firstSeenAt, lastSeenAt: firstSeenAt },
}

async function insert(rows: object[]) {
  await db.deleteFrom('entries').execute()
  await insertRows('entries', rows).execute(db)
  return db.selectFrom('entries').selectAll().orderBy('id').execute()
}

test('rows are there in the order given, with their texts, times, numbers and nulls', async () => {
  const rows = ['z', 'a', 'm'].map(identity => ({ ...blank, identity, guid: null, version: 3 }))
  const found = await insert(rows)
  expect(found.map(row => row.identity)).toEqual(['z', 'a', 'm'])
  expect(found[0]).toMatchObject({ firstSeenAt, guid: null, version: 3 })
})

test('columns that no row names have their defaults', async () => {
  expect((await insert([{ ...blank, identity: 'one' }]))[0]).toMatchObject({ version: 1, description: '' })
})

test('a text is stored letter by letter, whatever is in it', async () => {
  const title = `"quoted" \\u0041 \\n {} [] ' ; -- दिल्ली 🛰 \t\n`
  expect((await insert([{ ...blank, title }]))[0]?.title).toBe(title)
})

test('half a surrogate pair becomes the sign of what cannot be read', async () => {
  expect((await insert([{ ...blank, title: 'broken \ud83d' }]))[0]?.title).toBe('broken �')
})

test('what follows it is the statement of the caller', async () => {
  await insert([{ ...blank, identity: 'first' }])
  const { rows } = await sql<{ identity: string }>`
    ${insertRows('entries', [{ ...blank, identity: 'second' }])} returning identity`.execute(db)
  expect(rows).toEqual([{ identity: 'second' }])
})
