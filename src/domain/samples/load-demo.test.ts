import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { loadDemo } from './load-samples.ts'

const { db, now } = await freshDatabase()
const passwords = cheapPasswords

async function countRows() {
  const counted = []
  for (const table of ['newsLinks', 'siteLinks', 'feeds', 'accounts'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    counted.push(Number(count))
  }
  return counted
}

test('the first start adds samples, pages, feeds and one account; later starts add nothing more', async () => {
  await Promise.all([loadDemo(db, { now, passwords }), loadDemo(db, { now, passwords })])
  const first = await countRows()
  expect(first).toEqual([108, 4, expect.any(Number), 1])
  expect(first[2]).toBeGreaterThanOrEqual(30)
  await loadDemo(db, { now, passwords })
  expect(await countRows()).toEqual(first)
})

test('a feed that was removed is not added again', async () => {
  await db.deleteFrom('feeds').execute()
  await loadDemo(db, { now, passwords })
  expect((await countRows())[2]).toBe(0)
})
