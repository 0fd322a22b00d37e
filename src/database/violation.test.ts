import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { isDeadlock, isRace, violationOf } from './violation.ts'

const { db } = await freshDatabase()
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id })

test('a second row of one slug violates what is unique', async () => {
  const error = await addCategory(db, { slug: 'politics' }).catch((refusal: unknown) => refusal)
  expect(violationOf(error)).toBe('unique')
})

test('deleting what others point to violates a reference', async () => {
  const error = await db
    .deleteFrom('categories')
    .execute()
    .catch((refusal: unknown) => refusal)
  expect(violationOf(error)).toBe('reference')
})

test('a deletion in between is a race, and a fault of our own is none', async () => {
  const gone = await addNewsLink(db, { category: '00000000-0000-7000-8000-000000000000' }).catch(
    (refusal: unknown) => refusal,
  )
  expect(isRace(gone)).toBe(true)
  expect(isRace(new Error('x'))).toBe(false)
})

test('every other error is none', async () => {
  const error = await sql`select 1 / 0`.execute(db).catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(Error)
  expect([isDeadlock(error), isDeadlock('40P01')]).toEqual([false, false])
  expect([violationOf(error), violationOf(new Error('x')), violationOf('23505')]).toEqual([null, null, null])
})
