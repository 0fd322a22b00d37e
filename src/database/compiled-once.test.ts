import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Db } from './connect.ts'

const { db } = await freshDatabase()

function countedList() {
  let builds = 0
  const list = compiledOnce((on: Db, limit: number) => {
    builds++
    return on.selectFrom('categories').select(['slug', 'orderNum']).orderBy('slug').limit(limit)
  })
  return { list, builds: () => builds }
}

test('a statement is compiled once for each size and reads current rows each time', async () => {
  const { list, builds } = countedList()
  await addCategory(db, { slug: 'art', orderNum: 3 })
  expect(await list(db, 1)).toEqual([{ slug: 'art', orderNum: 3 }])
  await addCategory(db, { slug: 'books', orderNum: 4 })
  expect(await list(db, 5)).toEqual([
    { slug: 'art', orderNum: 3 },
    { slug: 'books', orderNum: 4 },
  ])
  expect(await list(db, 1)).toHaveLength(1)
  expect(builds()).toBe(2)
})

test("in a transaction the kept statement sees the transaction's writes, and other connections do not", async () => {
  const { list } = countedList()
  const before = await list(db, 100)
  const undone = db.transaction().execute(async trx => {
    await trx.deleteFrom('categories').execute()
    expect(await list(trx, 100)).toEqual([])
    expect(await list(db, 100)).toEqual(before)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await list(db, 100)).toEqual(before)
})
