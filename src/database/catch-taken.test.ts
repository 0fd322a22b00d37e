import { beforeEach, expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { catchTaken } from './catch-taken.ts'
import type { Db } from './connect.ts'

const { db } = await freshDatabase()

beforeEach(async () => {
  await db.deleteFrom('categories').execute()
})

const add = (slug: string) => async (tx: Db) => {
  await addCategory(tx, { slug })
  return { ok: true } as const
}

const listSlugs = async () =>
  (await db.selectFrom('categories').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)

test('what is taken is refused, and what the transaction wrote before and writes after stays', async () => {
  const answers = await db
    .transaction()
    .execute(async tx => [
      await catchTaken(tx, add('first')),
      await catchTaken(tx, add('first')),
      await catchTaken(tx, add('second')),
    ])
  expect(answers).toEqual([{ ok: true }, { ok: false, reason: 'taken' }, { ok: true }])
  expect(await listSlugs()).toEqual(['first', 'second'])
})

test('of work that is refused nothing stays', async () => {
  await addCategory(db, { slug: 'there' })
  const answer = await db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      await add('half')(tx)
      return add('there')(tx)
    }),
  )
  expect(answer).toEqual({ ok: false, reason: 'taken' })
  expect(await listSlugs()).toEqual(['there'])
})

test('one inside another takes back its own part alone', async () => {
  await addCategory(db, { slug: 'there' })
  const answer = await db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      await add('outer')(tx)
      return catchTaken(tx, add('there'))
    }),
  )
  expect(answer).toEqual({ ok: false, reason: 'taken' })
  expect(await listSlugs()).toEqual(['outer', 'there'])
})

test('any other fault is thrown', async () => {
  const work = db.transaction().execute(tx =>
    catchTaken(tx, async () => {
      throw new Error('a fault')
    }),
  )
  await expect(work).rejects.toThrow('a fault')
})
