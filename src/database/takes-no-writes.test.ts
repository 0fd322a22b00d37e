import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { takesNoWrites } from './takes-no-writes.ts'

const { db } = await freshDatabase()

test('a full disk takes no writes, also as the cause of another error', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(takesNoWrites(full)).toBe(true)
  expect(takesNoWrites(new Error('outer', { cause: full }))).toBe(true)
  expect(takesNoWrites(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(false)
  expect(takesNoWrites('53100')).toBe(false)
})

test('nor does a database that is only read', async () => {
  const writing = db.transaction().execute(async tx => {
    await sql`set transaction read only`.execute(tx)
    await tx.deleteFrom('entries').execute()
  })
  expect(takesNoWrites(await writing.catch((thrown: unknown) => thrown))).toBe(true)
})
