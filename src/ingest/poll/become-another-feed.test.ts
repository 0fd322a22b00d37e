import { expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { changeManyFeeds, updateFeed } from '../../domain/feeds/update-feed.ts'

// An expired domain, a hacked site, a section that ends in the feed of the whole site.
const { db, openOutlet, addFeed, poll, getFeed, listLinks, listEntries } = await freshPollScene()

const articles = (numbers: number[]) => numbers.map(n => article(n))

const reads: [string, { title: string; has: number[]; isHeld: boolean }][] = [
  ['another title and only other entries', { title: 'Top Casino Guide', has: [11, 12], isHeld: true }],
  ['another title and a known entry', { title: 'Top Casino Guide', has: [11, 1], isHeld: false }],
  ['a longer title', { title: 'Hill Times: all the news', has: [11, 12], isHeld: false }],
  ['the name of its outlet', { title: 'Latest from the Valley Post', has: [11, 12], isHeld: false }],
  ['the name of its site', { title: 'VPTamil news', has: [11, 12], isHeld: false }],
  ['no title', { title: '', has: [11, 12], isHeld: false }],
]

test.each(reads)('of a feed that has %s, the entries wait or not', async (_, { title, has, isHeld }) => {
  const outlet = await openOutlet()
  const feedId = await addFeed(outlet.showFeed('/feed', articles([1, 2]), 'rss', 'The Hill Times'), {
    outletName: 'Valley Post',
    siteUrl: 'https://vptamil.example/',
  })
  await poll(feedId)
  outlet.showFeed('/feed', articles(has), 'rss', title)
  await poll(feedId, 1)
  const feed = await getFeed(feedId)
  expect(feed).toMatchObject({ title: 'The Hill Times', publishing: isHeld ? 'wait' : 'at-once' })
  expect(await listLinks()).toHaveLength(isHeld ? 2 : 2 + has.filter(n => n > 2).length)
  if (!isHeld) return
  const changed = { to: title, at: hoursLater(1).toISOString() }
  expect((await listEntries()).at(-1)).toMatchObject({
    status: 'waiting',
    reason: { code: 'feed-changed', to: title },
  })
  outlet.showFeed('/feed', articles([13, 11]), 'rss', title)
  expect(await poll(feedId, 2)).toMatchObject({ counts: { published: 0, waiting: 1 } })
  expect((await getFeed(feedId)).lastRead).toMatchObject({ changed })
  await setRows(db, 'feeds', { publishing: 'at-once' })
  outlet.showFeed('/feed', articles([14, 11]), 'rss', title)
  expect(await poll(feedId, 3)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  expect((await getFeed(feedId)).lastRead).toMatchObject({ changed: null })
})

test('of a feed that is suddenly led elsewhere by a temporary redirect, unknown entries wait', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(outlet.showFeed('/sport', articles([1, 2])))
  await poll(feedId)
  const leadTo = (path: string, entries: number[]) => {
    const location = outlet.showFeed(path, articles(entries))
    outlet.answer('/sport', (_request, response) => response.writeHead(302, { location }).end())
    return location
  }
  leadTo('/sport/', [11])
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  leadTo('/all', [12, 11])
  expect(await poll(feedId, 2)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  leadTo('/all-by-day', [13])
  expect(await poll(feedId, 3)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  outlet.showFeed('/sport', articles([14]))
  expect(await poll(feedId, 4)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  const to = leadTo('/all', [15])
  expect(await poll(feedId, 5)).toMatchObject({ counts: { published: 0, waiting: 1 } })
  expect((await getFeed(feedId)).lastRead).toMatchObject({ changed: { to } })
})

test('an empty read does not hide that the feed became another', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(outlet.showFeed('/feed', articles([1, 2]), 'rss', 'The Hill Times'))
  await poll(feedId)
  outlet.showFeed('/feed', [], 'rss', 'Top Casino Guide')
  await poll(feedId, 1)
  outlet.showFeed('/feed', articles([11, 12]), 'rss', 'Top Casino Guide')
  expect(await poll(feedId, 2)).toMatchObject({ counts: { published: 0, waiting: 2 } })
})

const editor = { by: authorizeCommand('Test'), now: hoursLater(2) }

const confirmations: [string, (feedId: string) => Promise<unknown>][] = [
  ['saves the feed', saveUnchanged],
  [
    'chooses again that it waits',
    id => changeManyFeeds(db, { ids: [id], change: { action: 'publish', publishing: 'wait' }, ...editor }),
  ],
]

async function saveUnchanged(id: string) {
  return save(await getFeed(id))
}

async function save(feed: Awaited<ReturnType<typeof getFeed>>) {
  const { id } = feed
  const input = { ...feed, outletName: 'Valley Post', sizeLimit: '5' as const, language: '' as const }
  return updateFeed(db, { id, version: feed.version, input, ...editor })
}

test.each(confirmations)(
  'a rule publishes nothing of a feed that became another until an editor %s',
  async (_, confirm) => {
    await addRow(db, 'rules', { name: 'Council', words: ['council'], action: 'publish', position: 1 })
    const outlet = await openOutlet()
    const fields = { publishing: 'wait' } as const
    const feedId = await addFeed(outlet.showFeed('/feed', articles([1, 2]), 'rss', 'The Hill Times'), fields)
    expect(await poll(feedId)).toMatchObject({ counts: { published: 2 } })
    const opened = await getFeed(feedId)
    for (const [hour, waiting] of [
      [1, 2],
      [2, 1],
    ] as const) {
      outlet.showFeed('/feed', articles([11, 11 + hour]), 'rss', 'Top Casino Guide')
      expect(await poll(feedId, hour)).toMatchObject({ counts: { published: 0, waiting } })
    }
    expect((await listEntries()).at(-1)).toMatchObject({ reason: { code: 'feed-changed' } })
    expect(await save(opened), 'a form of before').toEqual({ ok: false, reason: 'stale' })
    expect(await confirm(feedId)).toMatchObject({ ok: true })
    outlet.showFeed('/feed', articles([11, 14]), 'rss', 'Top Casino Guide')
    expect(await poll(feedId, 3)).toMatchObject({ counts: { published: 1, waiting: 0 } })
  },
)
