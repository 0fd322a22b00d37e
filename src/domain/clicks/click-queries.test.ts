import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addClicks, countClicksOf, listMostReadIds, pruneClicks, toArticles } from './click-queries.ts'

const { db } = await freshDatabase()
const { id: category } = await addCategory(db)
const at = (hours: number) => new Date(Date.parse('2026-01-10T06:20:00Z') + hours * 3_600_000)
const addLink = () => addNewsLink(db, { category })
const read = () => db.selectFrom('linkClicks').select(['newsLinkId', 'at', 'count']).orderBy('at').execute()

beforeEach(async () => {
  await db.deleteFrom('linkClicks').execute()
  await setRows(db, 'settings', { mostReadEnabled: true })
})

test('clicks are added per hour, and addresses that are not our links are ignored', async () => {
  const link = await addLink()
  const given = [
    { canonicalUrl: link.canonicalUrl, count: 2 },
    { canonicalUrl: 'https://stranger.example/', count: 9 },
  ]
  await addClicks(db, given, at(0))
  await addClicks(db, given, at(0.5))
  await addClicks(db, given, at(1))
  expect(await read()).toEqual([
    { newsLinkId: link.id, at: new Date('2026-01-10T06:00:00Z'), count: 4 },
    { newsLinkId: link.id, at: new Date('2026-01-10T07:00:00Z'), count: 2 },
  ])
})

test('a click counts for the link that an editor’s exception tells apart, not for the outlet’s other article', async () => {
  const addresses = ['story', 'story?ref=ferry', 'story?ref=bridge', 'story/']
  const urls = addresses.map(path => `https://m.outlet.example/${path}`)
  const [other = '', ferry = '', bridge = '', spelled = ''] = urls
  const plain = (url: string) => url.replace('//m.', '//')
  const links = new Map<string, string>()
  for (const [url, canonicalUrl] of [
    [other, plain(other)],
    [ferry, plain(ferry)],
    [spelled, spelled],
  ] as const)
    links.set(url, (await addNewsLink(db, { category, url, canonicalUrl })).id)
  await addClicks(
    db,
    toArticles(
      new Map([
        [other, 1],
        [ferry, 2],
        [bridge, 4],
        [spelled, 8],
      ]),
    ),
    at(0),
  )
  const counted = await countClicksOf(db, [...links.values()])
  expect([...links.values()].map(id => counted?.get(id))).toEqual([1 + 4, 2, 8])
})

test('the most read links of the day are listed, the most read first', async () => {
  const [first, second, old] = [await addLink(), await addLink(), await addLink()]
  await addClicks(db, [{ canonicalUrl: old.canonicalUrl, count: 50 }], at(-30))
  await addClicks(db, [{ canonicalUrl: second.canonicalUrl, count: 3 }], at(-20))
  await addClicks(db, [{ canonicalUrl: first.canonicalUrl, count: 4 }], at(0))
  expect(await listMostReadIds(db, at(0), null)).toEqual([first.id, second.id])
})

test('while counting is off, nothing is counted or listed, and earlier counts are deleted', async () => {
  const link = await addLink()
  await addClicks(db, [{ canonicalUrl: link.canonicalUrl, count: 3 }], at(0))
  await setRows(db, 'settings', { mostReadEnabled: false })
  await addClicks(db, [{ canonicalUrl: link.canonicalUrl, count: 3 }], at(0))
  expect(await listMostReadIds(db, at(0), null)).toEqual([])
  await pruneClicks(db, at(0))
  expect(await read()).toEqual([])
})

test('hours are summed into days after two days, and days are deleted after thirty', async () => {
  const link = await addLink()
  const count = (hours: number) => addClicks(db, [{ canonicalUrl: link.canonicalUrl, count: 1 }], at(hours))
  for (const hours of [-31 * 24, -72, -71, -70, -1, 0]) await count(hours)
  await pruneClicks(db, at(0))
  await pruneClicks(db, at(0))
  expect((await read()).map(row => [row.at.toISOString(), row.count])).toEqual([
    ['2026-01-07T00:00:00.000Z', 3],
    ['2026-01-10T05:00:00.000Z', 1],
    ['2026-01-10T06:00:00.000Z', 1],
  ])
})

test('editors see how often each link was opened unless counting is off', async () => {
  const [first, second] = [await addLink(), await addLink()]
  expect(await countClicksOf(db, [first.id])).toEqual(new Map())
  for (const hours of [-100, 0])
    await addClicks(db, [{ canonicalUrl: first.canonicalUrl, count: 2 }], at(hours))
  expect(await countClicksOf(db, [first.id, second.id])).toEqual(new Map([[first.id, 4]]))
  await setRows(db, 'settings', { mostReadEnabled: false })
  expect(await countClicksOf(db, [first.id])).toBe(null)
})

test('deleting a link deletes its counts', async () => {
  const link = await addLink()
  await addClicks(db, [{ canonicalUrl: link.canonicalUrl, count: 1 }], at(0))
  await db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  expect(await read()).toEqual([])
})
