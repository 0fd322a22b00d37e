// Gate 47: what was guessed, limited or missing at the first read stays, whatever else the feed brings later.

import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'

const { db, openOutlet, addFeed, poll, getFeed, listLinks } = await freshPollScene()

type Item = { title?: string; date?: string; link?: string; more?: string }

function rss(items: Item[], { home = 'https://outlet.example/', title = 'A feed' } = {}): string {
  const item = ({ title = 'The fair opens', date, link = 'https://outlet.example/fair', more = '' }: Item) =>
    `<item><guid isPermaLink="false">${link}</guid><link>${link}</link><title>${title}</title>${date ? `<pubDate>${date}</pubDate>` : ''}${more}</item>`
  return `<rss version="2.0"><channel><title>${title}</title><link>${home}</link>${items.map(item).join('')}</channel></rss>`
}

async function openFair() {
  const outlet = await openOutlet()
  const show = (body: string) =>
    outlet.answer('/feed', (_request, response) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.end(body)
    })
  const feedId = await addFeed(`${outlet.origin}/feed`)
  return { feedId, show }
}

const other = (n: number): Item => ({
  title: `Another headline, number ${n}`,
  link: `https://outlet.example/${n}`,
  date: hoursLater(-30).toUTCString(),
})
const findFair = async () => (await listLinks()).find(link => link.url.endsWith('/fair'))

test.each([
  ['three months ahead', hoursLater(24 * 90).toUTCString(), '', start],
  ['five hours ahead, as Indian time called GMT', hoursLater(5.5).toUTCString(), '', start],
  ['ahead by a clock that runs fast', hoursLater(0.01).toUTCString(), '', start],
  ['without a zone', '2026-03-01 05:00:00', '', undefined],
  ['missing', undefined, '', start],
])('a date that is %s is settled at the first read', async (_, date, more, expected) => {
  const { feedId, show } = await openFair()
  const item = { more, ...(date ? { date } : {}) }
  show(rss([item]))
  await poll(feedId)
  const first = await findFair()
  if (expected && date) expect(first?.publishedAt).toEqual(expected)
  // The home page, whose country gives the zone, and the name of the feed change too.
  for (const [n, hour] of [1, 6, 24 * 91].entries()) {
    show(rss([item, other(n)], { home: 'https://outlet.in.example/', title: `A feed ${n}` }))
    expect(await poll(feedId, hour)).toMatchObject({ counts: { edited: 0, published: 1 } })
  }
  expect(await findFair()).toEqual(first)
})

test('a feed that dates an item ahead anew at each read moves nothing; a real new date is taken', async () => {
  const { feedId, show } = await openFair()
  for (const hour of [0, 1, 2]) {
    show(rss([{ date: hoursLater(hour + 5.5).toUTCString() }, other(hour)]))
    await poll(feedId, hour)
  }
  expect((await findFair())?.publishedAt).toEqual(start)
  show(rss([{ date: hoursLater(3).toUTCString() }]))
  expect(await poll(feedId, 4)).toMatchObject({ counts: { edited: 1 } })
  expect((await findFair())?.publishedAt).toEqual(hoursLater(3))
})

test('an item that is dated by the clock at each read moves nothing; a date that stays is taken at the next', async () => {
  const { feedId, show } = await openFair()
  for (const hour of [0, 1, 2, 3]) {
    show(rss([{ date: hoursLater(Math.min(hour, 2)).toUTCString() }, other(hour)]))
    expect(await poll(feedId, hour)).toMatchObject({ counts: { edited: hour === 3 ? 1 : 0 } })
    expect((await findFair())?.publishedAt).toEqual(hour === 3 ? hoursLater(2) : start)
  }
})

test('a headline that the outlet edits is taken although its date still lies ahead', async () => {
  const { feedId, show } = await openFair()
  const date = hoursLater(48).toUTCString()
  show(rss([{ date }]))
  await poll(feedId)
  show(rss([{ date, title: 'The fair opens late' }]))
  await poll(feedId, 1)
  expect(await findFair()).toMatchObject({ title: 'The fair opens late', publishedAt: start })
})

test('entries of older versions, without digests, keep a date that was limited', async () => {
  const { feedId, show } = await openFair()
  const item = { date: hoursLater(48).toUTCString() }
  show(rss([item]))
  await poll(feedId)
  await setRows(db, 'entries', { given: '' })
  show(rss([item, other(1)]))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { edited: 0 } })
  show(rss([item, other(2)]))
  await poll(feedId, 50)
  expect((await findFair())?.publishedAt).toEqual(start)
})

test('what was guessed is counted for the feed’s page', async () => {
  const { feedId, show } = await openFair()
  show(rss([{ date: hoursLater(48).toUTCString() }, { ...other(1), date: '2026-02-28 05:00' }, other(2)]))
  await poll(feedId)
  expect((await getFeed(feedId)).lastRead).toMatchObject({ datesAhead: 1, zonesGuessed: 1, leftOut: 0 })
})

test('a picture with an address relative to a page that redirects elsewhere each time stays', async () => {
  const { feedId, show } = await openFair()
  const item = { more: '<description>&lt;img src="/fair.jpg"&gt; Lanterns everywhere tonight.</description>' }
  show(rss([item]))
  await poll(feedId)
  const first = await findFair()
  expect(first?.imageUrl).toBe('https://outlet.example/fair.jpg')
  show(
    rss([item, { ...other(1), date: article(1).publishedAt?.toUTCString() ?? '' }], {
      home: 'https://b.example/',
    }),
  )
  await poll(feedId, 1)
  expect(await findFair()).toEqual(first)
})

test('an item whose only address is an id waits, although its feed publishes at once', async () => {
  const { feedId, show } = await openFair()
  show(rss([{ more: '' }]).replace('<link>https://outlet.example/fair</link>', ''))
  expect(await poll(feedId)).toMatchObject({ counts: { published: 0, waiting: 1 } })
})
