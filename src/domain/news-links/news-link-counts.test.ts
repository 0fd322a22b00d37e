import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { countNewsLinks, countNewsLinksByCategory, startOfToday } from './news-link-counts.ts'

const { db } = await freshDatabase()
const midnight = new Date('2026-01-01T18:30:00Z')

test('an empty site has counts of zero', async () => {
  expect(await countNewsLinks(db, midnight)).toEqual({ total: 0, featured: 0, addedToday: 0 })
  expect(await countNewsLinksByCategory(db)).toEqual([])
})

test('links are counted in total, featured, since midnight and by category', async () => {
  const politics = await addCategory(db, { name: 'Politics', orderNum: 2 })
  await addCategory(db, { name: 'Empty', orderNum: 1 })
  await addNewsLink(db, { category: politics.id, createdAt: midnight, featured: true })
  await addNewsLink(db, { category: politics.id, createdAt: new Date(midnight.getTime() - 1) })
  expect(await countNewsLinks(db, midnight)).toEqual({ total: 2, featured: 1, addedToday: 1 })
  const counts = await countNewsLinksByCategory(db)
  expect(counts.map(({ name, count }) => [name, count])).toEqual([
    ['Empty', 0],
    ['Politics', 2],
  ])
})

test.each([
  ['2026-01-02T18:29:59Z', '2026-01-01T18:30:00.000Z'],
  ['2026-01-02T18:30:00Z', '2026-01-02T18:30:00.000Z'],
  ['2026-01-02T03:00:00Z', '2026-01-01T18:30:00.000Z'],
])('at %s, today began at %s', (now, midnight) => {
  expect(startOfToday(new Date(now)).toISOString()).toBe(midnight)
})
