import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { article, freshPollScene } from '../../../test/support/poll-scene.ts'

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
