import { beforeEach, expect, test } from 'vitest'
import { clearDesk, deskNow, deskScene, urlOf } from '../../../test/support/desk-scene.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { toJson } from '../../database/json-text.ts'
import { listOpenProposals } from './story-list-queries.ts'

const { db } = await freshDatabase()
beforeEach(() => clearDesk(db))

async function propose(
  one: string,
  other: string,
  { score, kind = 'join' }: { score: number; kind?: 'join' | 'merge' | 'other-script' },
) {
  const [firstUrl = '', secondUrl = ''] = [urlOf(one), urlOf(other)].toSorted()
  await db
    .insertInto('storyProposals')
    .values({ kind, firstUrl, secondUrl, score, reasons: toJson([]), createdAt: deskNow })
    .execute()
}

test('two stories, or a story and an article, are proposed once, by their nearest articles', async () => {
  const desk = await deskScene(db)
  const ab = await desk.open('ab')
  await desk.open('xyz')
  await desk.addLink('c')
  await db
    .insertInto('storyLinks')
    .values({ newsLinkId: desk.linkOf('c'), canonicalUrl: urlOf('c'), publishedAt: deskNow })
    .execute()
  await propose('a', 'x', { score: 0.2, kind: 'merge' })
  await propose('b', 'z', { score: 0.3, kind: 'merge' })
  await propose('y', 'b', { score: 0.1, kind: 'other-script' })
  await propose('a', 'c', { score: 0.15 })
  await propose('b', 'c', { score: 0.25 })
  const titles = async (of: Parameters<typeof listOpenProposals>[1]) =>
    (await listOpenProposals(db, of)).map(({ sides }) => sides.map(({ title }) => title).toSorted())
  const nearest = [
    ['Headline b', 'Headline z'],
    ['Headline b', 'Headline c'],
  ]
  expect(await titles({ limit: 5 })).toEqual(nearest)
  expect(await titles({ limit: 5, storyId: ab })).toEqual(nearest)
  expect(await titles({ limit: 1 })).toEqual(nearest.slice(0, 1))
})
