import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { isDeadlock, isRace, violationOf } from './database-error.ts'

const { db } = await freshDatabase()
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id })

test('a second row with the same slug is a unique violation', async () => {
  const error = await addCategory(db, { slug: 'politics' }).catch((refusal: unknown) => refusal)
  expect(violationOf(error)).toBe('unique')
})

test('deleting a referenced row is a reference violation', async () => {
  const error = await db
    .deleteFrom('categories')
    .execute()
    .catch((refusal: unknown) => refusal)
  expect(violationOf(error)).toBe('reference')
})

test('a concurrent deletion is a race, and an error of our own is not', async () => {
  const gone = await addNewsLink(db, { category: '00000000-0000-7000-8000-000000000000' }).catch(
    (refusal: unknown) => refusal,
  )
  expect(isRace(gone)).toBe(true)
  expect(isRace(new Error('x'))).toBe(false)
})

test('other errors are no violation', async () => {
  const error = await sql`select 1 / 0`.execute(db).catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(Error)
  expect([isDeadlock(error), isDeadlock('40P01')]).toEqual([false, false])
  expect([violationOf(error), violationOf(new Error('x')), violationOf('23505')]).toEqual([null, null, null])
})
