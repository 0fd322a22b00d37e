import { expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { article, freshPollScene, start } from '../../../test/support/poll-scene.ts'

const { db, openFeed, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene()

const ferry = { title: 'Ferry to the island resumes after the storm', description: '' }

test('one article under two addresses in one body is published once and held once', async () => {
  const { feedId } = await openFeed([article(1, ferry), article(2, ferry), article(3)])
  expect(await poll(feedId)).toMatchObject({ counts: { published: 2, duplicates: 1 } })
  const links = await listLinks()
  expect(links).toHaveLength(2)
  const [held] = (await listEntries()).filter(entry => entry.status === 'duplicate')
  expect(held).toMatchObject({
    reason: expect.objectContaining({ code: 'same-outlet', rule: 'headline' }),
    duplicateRule: 'headline',
    newsLinkId: links.find(link => link.title === ferry.title)?.id,
    duplicateOf: null,
  })
})

test('when entries wait, the second one of a body points at the first', async () => {
  const feedId = await addFeed(
    (await openOutlet()).showFeed('/feed', [article(1, ferry), article(2, ferry)]),
    { publishing: 'wait' },
  )
  expect(await poll(feedId)).toMatchObject({ counts: { waiting: 1, duplicates: 1 } })
  const entries = await listEntries()
  const waiting = entries.find(entry => entry.status === 'waiting')
  expect(entries.find(entry => entry.status === 'duplicate')).toMatchObject({ duplicateOf: waiting?.id })
})

test('a rule counts the entries that it decided, not those that were held', async () => {
  await addRow(db, 'rules', { name: 'Boats', words: ['ferry'], action: 'publish' })
  await poll((await openFeed([article(1, ferry), article(2, ferry)])).feedId)
  const rule = await db.deleteFrom('rules').returning('hitCount').executeTakeFirstOrThrow()
  expect(rule.hitCount).toBe(1)
})

test('another outlet’s copy of the same text waits, though its feed publishes at once', async () => {
  const [first, second] = [await openOutlet(), await openOutlet()]
  await poll(await addFeed(first.showFeed('/feed', [article(1, ferry)])))
  const url = 'https://hills.example/ferry'
  const feedId = await addFeed(second.showFeed('/feed', [article(1, { ...ferry, url })]), {
    outletName: 'Hill Herald',
  })
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 0, waiting: 1, duplicates: 0 } })
  const [link] = await listLinks()
  expect((await listEntries()).at(-1)).toMatchObject({
    status: 'waiting',
    duplicateRule: 'headline',
    reason: expect.objectContaining({ code: 'other-outlet', rule: 'headline', outlet: 'The Outlet' }),
    newsLinkId: link?.id,
  })
})

test('the removed parameter is named, and the given address is kept', async () => {
  const [first, second] = [await openOutlet(), await openOutlet()]
  await poll(await addFeed(first.showFeed('/feed', [article(1)])))
  const url = `${article(1).url}?utm_source=rss`
  await poll(await addFeed(second.showFeed('/feed', [article(1, { url })])))
  expect((await listEntries()).at(-1)).toMatchObject({
    status: 'duplicate',
    duplicateRule: 'address',
    reason: { code: 'same-address', changes: [{ code: 'parameter', name: 'utm_source' }] },
    givenUrl: url,
    url: article(1).url,
  })
})

test('a held entry stays held at the next poll, and edits of its text publish nothing', async () => {
  const { outlet, feedId } = await openFeed([article(1, ferry), article(2, ferry)])
  await poll(feedId)
  const edited = { ...ferry, description: 'It leaves at six.' }
  outlet.showFeed('/feed', [article(1, ferry), article(2, edited)])
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 0, duplicates: 0, edited: 1 } })
  expect((await listLinks()).map(link => link.title)).toEqual([ferry.title])
})

test('four feeds of one outlet with the same new article publish it once', async () => {
  const feeds: string[] = []
  for (const n of [1, 2, 3, 4]) {
    const server = await openOutlet()
    feeds.push(await addFeed(server.showFeed('/feed', [article(n, ferry)])))
  }
  await Promise.all(feeds.map(feed => poll(feed)))
  expect(await listLinks()).toHaveLength(1)
  expect((await listEntries()).filter(entry => entry.status === 'duplicate')).toHaveLength(3)
})

// Decision 48: a host belongs to one outlet, so an article never appears under the name of another.
const gazette = { outletName: 'Gazette', siteUrl: 'https://gazette.example/' }
const herald = { outletName: 'Herald', siteUrl: 'https://herald.example/' }
const storyUrl = 'https://gazette.example/story'
const lies = article(1, { url: `${storyUrl}?utm_source=herald`, title: 'Editor of the Gazette arrested' })
const truth = article(2, { url: storyUrl, title: 'Harvest reaches a record in the east' })

const pollOf = async (entry: typeof truth, fields: Parameters<typeof openFeed>[1], hour = 0) =>
  poll((await openFeed([entry], fields)).feedId, hour)
const becameOf = async ({ title }: typeof truth) => (await listEntries()).find(entry => entry.title === title)
const shown = async () => (await listLinks()).map(({ title, source }) => `${title} (${source})`)

test.each(['wait', 'at-once'] as const)(
  'an entry at the address of another outlet waits, and never holds back that outlet’s own article (%s)',
  async publishing => {
    await addRow(db, 'rules', { name: 'Arrests', words: ['arrested'], action: 'publish' })
    await openFeed([], gazette)
    expect(await pollOf(lies, herald)).toMatchObject({ counts: { published: 0, waiting: 1 } })
    await db.deleteFrom('rules').execute()
    const reason = { code: 'address-of', outlet: 'Gazette' }
    expect(await becameOf(lies)).toMatchObject({ status: 'waiting', reason })
    const isAtOnce = publishing === 'at-once'
    expect(await pollOf(truth, { ...gazette, publishing }, 1)).toMatchObject({
      counts: { published: isAtOnce ? 1 : 0, waiting: isAtOnce ? 0 : 1 },
    })
    expect(await shown()).toEqual(isAtOnce ? [`${truth.title} (Gazette)`] : [])
    expect((await becameOf(lies))?.status).toBe(isAtOnce ? 'duplicate' : 'waiting')
  },
)

const setEntries = (values: object) => db.updateTable('entries').set(values).execute()
const changed = { version: 2 }
const gone = { status: 'published', newsLinkId: null, ...changed }
const waits = { status: 'waiting', reason: null }

// What becomes of an outlet's own article at whose address another outlet's record stands.
test.each([
  ['Herald', 'wait', { status: 'rejected', ...changed }, { status: 'published' }],
  ['Herald', 'wait', changed, { status: 'duplicate' }],
  ['Herald', 'wait', gone, { ...waits, reason: { code: 'deleted-already' } }],
  ['All news', 'wait', {}, { status: 'published' }],
  ['All news', 'wait', changed, { status: 'duplicate' }],
  [
    'All news',
    'wait',
    { status: 'rejected', ...changed },
    { ...waits, reason: { code: 'rejected-already' } },
  ],
  ['All news', 'at-once', {}, { status: 'duplicate', duplicateRule: 'address' }],
  ['All news', 'at-once', gone, { ...waits, reason: { code: 'deleted-already' } }],
  ['Gazette Sport', 'at-once', {}, { status: 'duplicate', duplicateRule: 'address' }],
  ['Owned', 'at-once', {}, { status: 'duplicate', duplicateRule: 'address' }],
] as const)('the record of %s (%s), changed by %j: %j', async (outletName, publishing, values, becomes) => {
  await openFeed([], gazette)
  const feedId = await addOther(outletName, publishing)
  const isOwned = outletName === 'Owned'
  if (isOwned)
    await setRows(db, 'outlets', {
      owner: 'One Group',
      ownerSource: 'https://one.example/',
      ownerAsOf: start,
    })
  await poll(feedId)
  if ('newsLinkId' in values) await db.deleteFrom('newsLinks').execute()
  if (Object.keys(values).length > 0) await setEntries(values)
  await pollOf(truth, gazette, 1)
  expect(await becameOf(truth)).toMatchObject(becomes)
})

const sites: Record<string, string> = {
  'All news': 'https://feeds.feedburner.com/all',
  'Gazette Sport': 'https://sport.gazette.example/',
}

async function addOther(outletName: string, publishing: 'wait' | 'at-once') {
  const siteUrl = sites[outletName] ?? `https://${outletName.toLowerCase()}.example/`
  return (await openFeed([lies], { outletName, siteUrl, publishing })).feedId
}

test('an outlet’s own article whose address stands under another name waits for the editor', async () => {
  await pollOf(lies, herald)
  expect(await shown()).toEqual([`${lies.title} (Herald)`])
  expect(await pollOf(truth, gazette, 1)).toMatchObject({ counts: { waiting: 1, duplicates: 0 } })
  const reason = { code: 'under-other-name', source: 'Herald' }
  expect(await becameOf(truth)).toMatchObject({ status: 'waiting', reason })
})

test('outlets with several hosts, those that share a site, and aggregators without a host publish at once', async () => {
  await openFeed([], gazette)
  await setRows(db, 'outlets', { hosts: ['gazette.example', 'gazette-sport.example'] })
  const sport = { ...gazette, outletName: 'Gazette' }
  const inHindi = { outletName: 'Gazette in Hindi', siteUrl: 'https://gazette.example/hindi/' }
  const proxied = { outletName: 'All news', siteUrl: 'https://feeds.feedburner.com/all' }
  for (const [n, [url, fields]] of (
    [
      ['https://amp.gazette-sport.example/match', sport],
      ['https://gazette.example/hindi/match', sport],
      ['https://gazette.example/not-in-the-folder', inHindi],
      [storyUrl, proxied],
      ['https://unknown.example/a', gazette],
    ] as const
  ).entries()) {
    const own = article(n + 10, { url, title: `${'abcde'[n]} ${'fghij'[n]} wholly other words ${n}` })
    expect(await pollOf(own, fields, n), url).toMatchObject({ counts: { published: 1 } })
  }
})
