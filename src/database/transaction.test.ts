import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { inTransaction } from './transaction.ts'

const { db } = await freshDatabase()

test('two transactions that lock the same rows in opposite order both finish', async () => {
  const ids = [(await addCategory(db)).id, (await addCategory(db)).id]
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  const countUp = (order: string[]) =>
    inTransaction(db, async tx => {
      runs++
      for (const id of order) {
        await tx
          .updateTable('categories')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .execute()
        if (++holding === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
      }
    })
  await Promise.all([countUp(ids), countUp(ids.toReversed())])
  expect(runs).toBe(3)
  const rows = await db.selectFrom('categories').select('version').where('id', 'in', ids).execute()
  expect(rows.map(({ version }) => version)).toEqual([3, 3])
})
