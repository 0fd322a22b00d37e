import { expect, test } from 'vitest'
import { addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { entryReasonOf } from '../../domain/reasons/entry-reason.ts'
import { scheduleEntry } from '../../domain/schedule/schedule-link.ts'
import { toUnreadableEntries } from './store-entries.ts'

const { db, by, openFeed, category, openOutlet, addFeed, poll, getFeed, listLinks, listEntries } =
  await freshPollScene()

const titles = async () => (await listLinks()).map(link => link.title)

test('an edited headline, description, image and date are updated on the news link', async () => {
  const { outlet, feedId } = await openFeed([article(1), article(2)])
  await poll(feedId)
  const [before] = await listLinks()
  const edited = {
    title: 'The council decided otherwise',
    description: 'After a long night it changed its mind.',
    imageUrl: 'https://outlet.example/night.jpg',
    publishedAt: hoursLater(0.5),
  }
  outlet.showFeed('/feed', [article(1, edited), article(2)])
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 0, edited: 1 } })
  const [after, other] = await listLinks()
  expect(after).toMatchObject({ ...edited, id: before?.id, version: 2, updatedAt: hoursLater(1) })
  expect(after?.createdAt).toEqual(before?.createdAt)
  expect(other?.version).toBe(1)
})

test('a field that an editor changed stays, the others keep following the outlet', async () => {
  const { outlet, feedId } = await openFeed([article(1)])
  await poll(feedId)
  await setRows(db, 'newsLinks', { title: 'As our editor put it' })
  outlet.showFeed('/feed', [article(1, { title: 'A new headline', description: 'A new description of it.' })])
  await poll(feedId, 1)
  outlet.showFeed('/feed', [
    article(1, { title: 'The third headline', description: 'The third description.' }),
  ])
  await poll(feedId, 2)
  expect(await listLinks()).toMatchObject([
    { title: 'As our editor put it', description: 'The third description.', version: 3 },
  ])
})

test('a scheduled link follows the outlet in the texts that its editor left as they were', async () => {
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'wait' })
  await poll(feedId)
  const [entry] = await listEntries()
  if (!entry) throw new Error('no entry')
  const { id, version, url, title } = entry
  const typed = {
    title,
    url,
    source: 'The Outlet',
    category: category.id,
    description: 'As our editor put it.',
  }
  const link = { input: { ...newsLinkSchema.parse(typed), url }, canonicalUrl: url }
  const times = { publishAt: hoursLater(5), takeDownAt: null }
  const scheduled = await scheduleEntry(db, { entry: { id, version }, link, times, by, now: hoursLater(1) })
  expect(scheduled).toMatchObject({ ok: true })
  outlet.showFeed('/feed', [article(1, { title: 'A corrected headline', description: 'Corrected, too.' })])
  await poll(feedId, 2)
  const input = { ...link.input, title: 'A corrected headline' }
  expect(await listEntries()).toMatchObject([{ scheduledLink: { input, canonicalUrl: url } }])
})

test('another feed with the same article changes nothing', async () => {
  const [first, second] = [await openOutlet(), await openOutlet()]
  await poll(await addFeed(first.showFeed('/feed', [article(1)])))
  const feedId = await addFeed(second.showFeed('/feed', [article(1, { title: 'Their words for it' })]), {
    outletName: 'Another Outlet',
  })
  await poll(feedId, 1)
  second.showFeed('/feed', [article(1, { title: 'Their other words for it' })])
  await poll(feedId, 2)
  const [link, ...others] = await listLinks()
  expect(others).toEqual([])
  expect(link).toMatchObject({ title: article(1).title, source: 'The Outlet', version: 1 })
  expect((await listEntries()).at(-1)).toMatchObject({
    status: 'duplicate',
    reason: { code: 'same-address', changes: [] },
    newsLinkId: link?.id,
    title: 'Their other words for it',
  })
})

test('an article that another feed publishes at the same moment is held as its duplicate', async () => {
  const { feedId } = await openFeed([article(1)])
  const { id, polled } = await db.transaction().execute(async tx => {
    const { id } = await addNewsLink(tx, { category: category.id, url: article(1).url })
    const polled = poll(feedId)
    await untilBlocked(tx)
    return { id, polled: () => polled }
  })
  await polled()
  expect(await listEntries()).toMatchObject([
    { status: 'duplicate', reason: { code: 'same-address' }, newsLinkId: id },
  ])
})

test('an article that appears twice in one body is stored once', async () => {
  const twice = [article(1), article(1, { title: 'The same again' }), article(2)]
  const outcome = await poll((await openFeed(twice)).feedId)
  expect(outcome).toMatchObject({ counts: { published: 2, repeated: 1 } })
  expect(await titles()).toEqual([article(1).title, article(2).title])
})

test('a waiting entry is in the queue once, and on no page', async () => {
  const [first, second] = [await openOutlet(), await openOutlet()]
  await poll(await addFeed(first.showFeed('/feed', [article(1)]), { publishing: 'wait' }))
  await poll(await addFeed(second.showFeed('/feed', [article(1)]), { publishing: 'wait' }))
  expect(await listLinks()).toEqual([])
  expect(await listEntries()).toMatchObject([
    { status: 'waiting', newsLinkId: null },
    { status: 'duplicate', reason: { code: 'same-address', changes: [] } },
  ])
})

test('an article that an editor rejected or deleted does not come back through any feed', async () => {
  const [first, second] = [await openOutlet(), await openOutlet()]
  const feedId = await addFeed(first.showFeed('/feed', [article(1), article(2)]))
  await poll(feedId)
  await db.deleteFrom('newsLinks').where('title', '=', article(1).title).execute()
  await db.deleteFrom('newsLinks').execute()
  await db.updateTable('entries').set({ status: 'rejected' }).where('title', '=', article(2).title).execute()
  first.showFeed('/feed', [article(1), article(2, { title: 'In other words' })])
  await poll(feedId, 1)
  await poll(await addFeed(second.showFeed('/feed', [article(1), article(2)])), 1)
  expect(await listLinks()).toEqual([])
  const reasons = (await listEntries())
    .filter(entry => entry.status === 'duplicate')
    .map(entry => entryReasonOf(entry.reason)?.code)
  expect(reasons.sort()).toEqual(['deleted-already', 'rejected-already'])
})

test('a feed that changes all dates at each poll causes no edits', async () => {
  const outlet = await openOutlet()
  const dated = (hour: number) => [1, 2, 3, 4].map(n => article(n, { publishedAt: hoursLater(hour) }))
  const feedId = await addFeed(outlet.showFeed('/feed', dated(-1)))
  await poll(feedId)
  outlet.showFeed('/feed', dated(0))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { edited: 0 } })
  expect((await listLinks()).map(link => link.version)).toEqual([1, 1, 1, 1])
})

test('samples are removed with the first real link, at the same moment', async () => {
  const spare = await addRow(db, 'categories', {
    name: 'Sample section',
    slug: 'sample-section',
    isSample: true,
  })
  await addNewsLink(db, { category: spare.id, title: 'A sample' })
  await setRows(db, 'newsLinks', { isSample: true })
  const outlet = await openOutlet()
  await poll(await addFeed(outlet.showFeed('/wait', [article(9)]), { publishing: 'wait' }))
  expect(await titles()).toEqual(['A sample'])
  await poll(await addFeed(outlet.showFeed('/feed', [article(1)])))
  expect(await titles()).toEqual([article(1).title])
  expect(await db.selectFrom('categories').select('slug').execute()).toEqual([{ slug: 'politics' }])
})

test('guids that change at every poll create no new entries', async () => {
  const outlet = await openOutlet()
  const body = (guid: string) =>
    `<rss version="2.0"><channel><item><guid isPermaLink="false">${guid}</guid><title>One</title><link>https://outlet.example/1</link></item></channel></rss>`
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', (_request, response) => response.end(body('a')))
  await poll(feedId)
  outlet.answer('/feed', (_request, response) => response.end(body('b')))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 0, edited: 0 } })
  expect(await getFeed(feedId)).toMatchObject({ entriesRead: 1 })
})

test('an unreadable entry is kept with its reason and source text', () => {
  const [entry] = toUnreadableEntries([{ reason: 'no-link', raw: '<item>Rain</item>' }])
  expect(entry).toMatchObject({ status: 'unreadable', reason: { code: 'no-link' }, raw: '<item>Rain</item>' })
  expect(entry).toMatchObject({ title: '', canonicalUrl: null, newsLinkId: null })
})

test('repeats are stored once, another reason or text separately, and a later poll recognises each', () => {
  const unreadable = [
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-link', raw: 'a' },
    { reason: 'no-title', raw: 'a' },
    { reason: 'no-link', raw: 'b' },
  ] as const
  const entries = toUnreadableEntries([...unreadable])
  expect(entries.map(({ reason, raw }) => `${reason?.code} ${raw}`)).toEqual([
    'no-link a',
    'no-title a',
    'no-link b',
  ])
  expect(new Set(entries.map(({ identity }) => identity)).size).toBe(3)
  expect(toUnreadableEntries([...unreadable])).toEqual(entries)
})

test('a long text is truncated to what the database accepts: no NUL, no half letter', () => {
  const [entry] = toUnreadableEntries([
    { reason: 'no-link', raw: `\0${'a'.repeat(1_998)}🙂${'b'.repeat(9)}` },
  ])
  expect(entry?.raw).toBe(`${'a'.repeat(1_998)}\uFFFD`)
})
