import { expect, test } from 'vitest'
import { setRow } from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { storyScene } from '../../../../test/support/story-scene.ts'
import { createWordCountStore } from '../../../ingest/match-story/word-count-store.ts'
import { listCopies } from '../refresh-stories.ts'
import { findHeadlinesRead } from './headline-counts.ts'

const { db, now } = await freshDatabase({ at: '2026-05-04T12:00:00Z', empty: ['storyTermCounts'] })

const read = (count: number) =>
  createWordCountStore().add(
    db,
    Array.from({ length: count }, () => [1]),
    now,
  )

test('the number of headlines read is reported until there are enough', async () => {
  expect(await findHeadlinesRead(db, now)).toEqual({ read: 0, least: 2000 })
  await read(120)
  expect(await findHeadlinesRead(db, now)).toEqual({ read: 120, least: 2000 })
  await read(1881)
  expect(await findHeadlinesRead(db, now)).toBeNull()
})

const text = 'Cabinet clears the new bridge over the Teesta river'

test('the first article with a text is not a copy, and later ones at other outlets are', () => {
  const members = [
    storyArticle(text, { id: 'later', outlet: 'b', hours: 2 }),
    storyArticle(text, { id: 'first', outlet: 'a', hours: 1 }),
    storyArticle('Villagers along the Teesta wait for their bridge', { id: 'own', outlet: 'c', hours: 3 }),
    storyArticle(text, { id: 'last', outlet: 'd', hours: 4 }),
  ]
  expect(listCopies(members)).toEqual(['later', 'last'])
  expect(listCopies([])).toEqual([])
})

test('recounting a story marks its copies, and unmarks them when the text changes', async () => {
  const scene = await storyScene(db)
  const title = 'Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan'
  await scene.addLink(title, { hoursAgo: 3 })
  const copy = await scene.addLink(title, { hoursAgo: 2 })
  await scene.match()
  const readCopies = async () => {
    const places = await db.selectFrom('storyLinks').select('newsLinkId').where('isCopy', '=', true).execute()
    return places.map(({ newsLinkId }) => newsLinkId)
  }
  expect(await readCopies()).toEqual([copy.id])
  const other = 'Don Pettit back on earth: Soyuz MS-26 lands in Kazakhstan with two cosmonauts'
  await setRow(db, 'newsLinks', copy.id, { title: other })
  await scene.pass()
  expect(await readCopies()).toEqual([])
})
