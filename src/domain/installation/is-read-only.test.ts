import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { isReadOnly } from './is-read-only.ts'

const { db } = await freshDatabase()

test('a database says whether it takes writes', async () => {
  expect(await isReadOnly(db)).toBe(false)
  await db.transaction().execute(async tx => {
    await sql`set transaction read only`.execute(tx)
    expect(await isReadOnly(tx)).toBe(true)
  })
})
