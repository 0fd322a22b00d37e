// Gate 49: an article's own id outranks its address, and a headline never stands over another article's address.
import { expect, test } from 'vitest'
import { freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'

const { openOutlet, addFeed, poll, getFeed, listLinks, listEntries } = await freshPollScene()

type Item = { title: string; link: string; guid?: string; hour?: number }

function rss(items: Item[]): string {
  const item = ({ title, link, guid, hour = -5 }: Item) =>
    `<item>${guid ? `<guid isPermaLink="false">${guid}</guid>` : ''}<link>${link}</link><title>${title}</title><pubDate>${hoursLater(hour).toUTCString()}</pubDate></item>`
  return `<rss version="2.0"><channel><title>A</title><link>https://outlet.example/</link>${items.map(item).join('')}</channel></rss>`
}

/** Polls once for each list; returns the outcomes. */
async function pollEach(...lists: Item[][]) {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  const outcomes = []
  for (const [hour, items] of lists.entries()) {
    outlet.answer('/feed', (_request, response) => response.end(rss(items)))
    outcomes.push(await poll(feedId, hour))
  }
  return { feedId, outcomes }
}

const shown = async () =>
  (await listLinks()).map(({ title, url }) => `${title} ${url.replace(/^.*\//, '')}`).sort()

const ward = (n: number, title: string): Item => ({
  title,
  link: `https://outlet.example/today.html#p${n}`,
  guid: `p${n}`,
  hour: n - 9,
})
const cut = ward(1, 'Power cut in ward nine')
const mayor = ward(2, 'Mayor answers the people')
const water = ward(3, 'Water is back again')
const court = ward(4, 'Court names a date for the trial')

test('items of one page are told apart by what follows the #, also when they come one by one', async () => {
  const { outcomes } = await pollEach([cut], [mayor, cut], [court, water, mayor, cut])
  expect(outcomes).toMatchObject(
    [1, 1, 2].map(published => ({ counts: { published, repeated: 0, edited: 0 } })),
  )
  expect(await shown()).toEqual([
    'Court names a date for the trial today.html#p4',
    'Mayor answers the people today.html#p2',
    'Power cut in ward nine today.html#p1',
    'Water is back again today.html#p3',
  ])
})

test('items of one page stay the same when the feed begins to give them ids', async () => {
  const bare = [cut, mayor].map(({ guid, ...item }) => item)
  const { outcomes } = await pollEach(bare, [cut, mayor], bare)
  const none = { published: 0, duplicates: 0, edited: 0 }
  expect(outcomes).toMatchObject([{ counts: { published: 2 } }, { counts: none }, { counts: none }])
})

const release = (guid: string, title: string): Item => ({ title, link: 'https://kernel.example/', guid })

test('items with own ids and one link are all published, and none takes another’s headline', async () => {
  const first = [release('a', 'mainline: the autumn tree'), release('b', 'stable: a fix for boats')]
  const next = [release('c', 'longterm: harbours only'), release('b', 'stable: a fix for boats')]
  const { feedId, outcomes } = await pollEach(first, next, next)
  expect(outcomes.slice(0, 2)).toMatchObject(
    [2, 1].map(published => ({ counts: { published, repeated: 0 } })),
  )
  expect((await listLinks()).map(({ title }) => title).sort()).toEqual([
    'longterm: harbours only',
    'mainline: the autumn tree',
    'stable: a fix for boats',
  ])
  expect((await getFeed(feedId)).lastRead).toMatchObject({ sharedAddresses: ['https://kernel.example'] })
})

test('items that differ in a parameter that is tracking elsewhere lead to the addresses that the feed gave', async () => {
  const item = (title: string, query: string): Item => ({
    title,
    link: `https://outlet.example/s?utm_source=rss&${query}`,
    guid: title,
  })
  await pollEach([item(cut.title, 'share=abc'), item(mayor.title, 'share=xyz'), item(court.title, 'cmp=12')])
  expect(await shown()).toEqual([
    'Court names a date for the trial s?cmp=12',
    'Mayor answers the people s?share=xyz',
    'Power cut in ward nine s?share=abc',
  ])
})

test('items without ids and with one link are told apart by headline and day', async () => {
  const link = 'https://outlet.example/notes'
  const [rain, sun, fog] = ['Rain on the quay', 'Sun at noon', 'Fog tonight'].map(title => ({ title, link }))
  if (!rain || !sun || !fog) throw new Error('three notes')
  await pollEach([sun, rain], [fog, sun, rain], [fog])
  expect((await listLinks()).map(({ title }) => title).sort()).toEqual([
    'Fog tonight',
    'Rain on the quay',
    'Sun at noon',
  ])
})

test('another article at a published address is held with its reason; the published one keeps its headline', async () => {
  const daily = (guid: string, title: string): Item => ({ title, guid, link: 'https://outlet.example/daily' })
  const later = [daily('2', 'A bridge falls into the river')]
  await pollEach([daily('1', 'The mayor resigns')], later, [...later, cut])
  expect((await listLinks()).map(({ title }) => title).sort()).toEqual([cut.title, 'The mayor resigns'])
  const held = (await listEntries()).filter(({ status }) => status === 'duplicate')
  expect(held).toMatchObject([{ title: 'A bridge falls into the river', reason: { code: 'same-address' } }])
})

test.each([
  [
    'a new id and nearly the same headline',
    'x1',
    'x2',
    'The mayor resigns at last',
    'The mayor resigns at last today',
  ],
  [
    'a revision of its id',
    'https://outlet.example/a#0',
    'https://outlet.example/a#1',
    'One',
    'Quite another',
  ],
])('an article that comes back with %s is the same', async (_, before, after, title, reworded) => {
  const link = 'https://outlet.example/a'
  const { outcomes } = await pollEach(
    [{ title, link, guid: before }],
    [{ title: reworded, link, guid: after }],
  )
  expect(outcomes[1]).toMatchObject({ counts: { published: 0, edited: 1, duplicates: 0 } })
  expect((await listLinks()).map(link => link.title)).toEqual([reworded])
})

test('an article whose address was corrected stays one article at its first address', async () => {
  const title = 'The mayor resigns at last'
  const { outcomes } = await pollEach(
    [{ title, link: 'https://outlet.example/mayor-resins', guid: '7' }],
    [{ title, link: 'https://outlet.example/mayor-resigns', guid: '7' }],
  )
  expect(outcomes[1]).toMatchObject({ counts: { published: 0, duplicates: 0, edited: 0 } })
  expect(await shown()).toEqual([`${title} mayor-resins`])
})

test('an article that a read lists at both of its addresses is one article, with the words of the first', async () => {
  const [first, second] = ['mayor-resins', 'mayor-resigns'].map(name => `https://outlet.example/${name}`)
  const { outcomes } = await pollEach(
    [{ title: 'The mayor resigns at last', link: first ?? '', guid: '7' }],
    [
      { title: 'The mayor resigns at last', link: second ?? '', guid: '7' },
      { title: 'Mayor: why I go now', link: first ?? '', hour: -4 },
    ],
  )
  expect(outcomes[1]).toMatchObject({ counts: { published: 0, edited: 0, repeated: 1 } })
  expect(await shown()).toEqual(['The mayor resigns at last mayor-resins'])
})

test('ids that a feed gives by position, or to all items, identify nothing', async () => {
  const item = (n: number, guid: string): Item => ({
    title: ['Rain on the quay', 'A bridge falls', 'The mayor resigns'][n] ?? '',
    link: `https://outlet.example/${n}`,
    guid,
  })
  await pollEach(
    [item(0, '1'), item(1, '2')],
    [item(2, '1'), item(0, '2'), item(1, '3')],
    [item(2, 'all'), item(0, 'all'), item(1, 'all')],
  )
  expect(await shown()).toEqual(['A bridge falls 1', 'Rain on the quay 0', 'The mayor resigns 2'])
})

test('an id that all items of a read have does not take an earlier article for a similar new one', async () => {
  const item = (place: string, title: string) => ({
    title,
    link: `https://outlet.example/${place}`,
    guid: 'all',
  })
  const court = item('court', 'Court names a date for the trial')
  const { outcomes } = await pollEach(
    [item('mayor', 'Voters of ward nine choose Rao as mayor'), court],
    [item('clerk', 'Voters of ward nine choose Devi as clerk'), court],
  )
  expect(outcomes[1]).toMatchObject({ counts: { published: 1, edited: 0 } })
})
