import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { countNewsLinks, countNewsLinksByCategory, countNewsLinksByQuarter } from './admin-news-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:40:00Z' })

const at = (time: string) => new Date(`2026-01-02T${time}Z`)

test('an empty site has counts of zero', async () => {
  expect(await countNewsLinks(db)).toEqual({ total: 0, featured: 0 })
  expect(await countNewsLinksByQuarter(db, now)).toEqual([])
  expect(await countNewsLinksByCategory(db)).toEqual([])
})

test('links are counted in total, featured, by quarter of an hour and by category', async () => {
  const politics = await addCategory(db, { name: 'Politics', orderNum: 2 })
  await addCategory(db, { name: 'Empty', orderNum: 1 })
  await addNewsLink(db, { category: politics.id, featured: true, createdAt: at('06:30:00') })
  await addNewsLink(db, { category: politics.id, createdAt: at('06:39:59') })
  await addNewsLink(db, { category: politics.id, createdAt: at('06:29:59') })
  // The first of the quarters: a day has up to 25 hours.
  await addNewsLink(db, { category: politics.id, createdAt: new Date('2026-01-01T05:30:00Z') })
  await addNewsLink(db, { category: politics.id, createdAt: new Date('2026-01-01T05:29:59Z') })
  expect(await countNewsLinks(db)).toEqual({ total: 5, featured: 1 })
  expect(await countNewsLinksByQuarter(db, now)).toEqual([
    { at: new Date('2026-01-01T05:30:00Z'), count: 1 },
    { at: at('06:15:00'), count: 1 },
    { at: at('06:30:00'), count: 2 },
  ])
  const counts = await countNewsLinksByCategory(db)
  expect(counts.map(({ name, count }) => [name, count])).toEqual([
    ['Empty', 0],
    ['Politics', 5],
  ])
})
