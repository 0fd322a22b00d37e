import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { findWriteRefusal } from './write-refusal.ts'

const { db } = await freshDatabase()

test('a full disk refuses writes, also as the cause of another error', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(findWriteRefusal(full)).toBe('disk-full')
  expect(findWriteRefusal(new Error('outer', { cause: full }))).toBe('disk-full')
  expect(findWriteRefusal(Object.assign(new Error('duplicate'), { code: '23505' }))).toBeNull()
  expect(findWriteRefusal('53100')).toBeNull()
})

test('a read-only database refuses writes', async () => {
  const writing = db.transaction().execute(async tx => {
    await sql`set transaction read only`.execute(tx)
    await tx.deleteFrom('entries').execute()
  })
  expect(findWriteRefusal(await writing.catch((thrown: unknown) => thrown))).toBe('disk-full')
})
