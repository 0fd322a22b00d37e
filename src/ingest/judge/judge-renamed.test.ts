import { expect, test } from 'vitest'
import { addRow, setRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'

const { db, by, category, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene()

const ferry = { title: 'Ferry to the island resumes after the storm', description: '' }
const bridge = { title: 'Bridge over the delta opens to lorries at night', description: '' }

async function waitingFeed() {
  const outlet = await openOutlet()
  const show = (...entries: Parameters<typeof outlet.showFeed>[1]) => outlet.showFeed('/feed', entries)
  const feedId = await addFeed(show(article(1, ferry), article(2, bridge)), { publishing: 'wait' })
  await poll(feedId)
  return { show, feedId }
}

const byUrl = async (n: number) => {
  const entry = (await listEntries()).find(({ url }) => url === article(n).url)
  if (!entry) throw new Error(`No entry ${n}`)
  return entry
}

test('a waiting entry whose new headline is that of another points at it and keeps waiting', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { edited: 1 } })
  expect(await byUrl(2)).toMatchObject({
    status: 'waiting',
    title: ferry.title,
    duplicateRule: 'headline',
    duplicateOf: (await byUrl(1)).id,
    reason: expect.objectContaining({ code: 'same-outlet', rule: 'headline' }),
  })
  expect(await byUrl(1)).toMatchObject({ status: 'waiting', duplicateRule: null, reason: null })
})

test('an entry whose headline is unique again points at no other', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  await poll(feedId, 1)
  show(article(1, ferry), article(2, bridge))
  await poll(feedId, 2)
  expect(await byUrl(2)).toMatchObject({ duplicateRule: null, duplicateOf: null, reason: null })
})

test('of two entries edited to the same headline, the later points at the other, and neither at itself', async () => {
  const { show, feedId } = await waitingFeed()
  const storm = { title: 'Storm closes every road along the coast', description: '' }
  show(article(1, storm), article(2, storm))
  await poll(feedId, 1)
  const [first, second] = [await byUrl(1), await byUrl(2)]
  expect([first, second].map(({ duplicateOf }) => duplicateOf)).toEqual([null, first.id])
})

test('the original of a similar entry does not point back when its headline changes a little', async () => {
  const { show, feedId } = await waitingFeed()
  show(article(1, ferry), article(2, ferry))
  await poll(feedId, 1)
  show(article(1, { ...ferry, title: `${ferry.title}!` }), article(2, ferry))
  await poll(feedId, 2)
  expect(await byUrl(1)).toMatchObject({ duplicateOf: null })
  expect(await byUrl(2)).toMatchObject({ duplicateOf: (await byUrl(1)).id })
})

test('decided entries are left alone, and an edit that keeps the headline is not judged again', async () => {
  const { show, feedId } = await waitingFeed()
  await setRow(db, 'entries', { url: article(2).url }, { status: 'rejected', decidedAt: new Date() })
  show(article(1, { ...ferry, description: 'It leaves at six.' }), article(2, ferry))
  await poll(feedId, 1)
  expect(await byUrl(2)).toMatchObject({ status: 'rejected', duplicateRule: null })
  expect(await byUrl(1)).toMatchObject({ description: 'It leaves at six.', duplicateRule: null })
})

const july3 = { title: 'Weather in the delta town, July 3', description: 'Rain until noon.' }
const july4 = { title: 'Weather in the delta town, July 4', description: 'Sun after the rain.' }

/** A feed with one headline under two addresses: the second is held. */
async function holdingFeed(publishing: 'at-once' | 'wait' = 'at-once') {
  const outlet = await openOutlet()
  const show = (...entries: Parameters<typeof outlet.showFeed>[1]) => outlet.showFeed('/feed', entries)
  const feedId = await addFeed(show(article(1, july3), article(2, july3)), { publishing })
  await poll(feedId)
  return { show, feedId }
}

/** An outlet with an article that another published before: its copy waits, though its feed publishes at once. */
async function alikeFeed() {
  const [first, second] = [await openOutlet(), await openOutlet()]
  await poll(await addFeed(first.showFeed('/feed', [article(1, ferry)])))
  const url = 'https://hills.example/ferry'
  const show = (title: string) => second.showFeed('/feed', [article(2, { ...ferry, title, url })])
  const feedId = await addFeed(show(ferry.title), { outletName: 'Hill Herald' })
  await poll(feedId, 1)
  const find = async () => (await listEntries()).find(entry => entry.url === url)
  return { show, feedId, find }
}

test('a held duplicate that became the next issue is published, with its own time and text', async () => {
  const { show, feedId } = await holdingFeed()
  show(article(1, july3), article(2, july4))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 0, released: 1, edited: 1 } })
  const link = (await listLinks()).find(({ title }) => title === july4.title)
  expect(link).toMatchObject({ url: article(2).url, description: july4.description, category: category.id })
  expect(link?.createdAt).toEqual(hoursLater(1))
  expect(await byUrl(2)).toMatchObject({
    status: 'published',
    newsLinkId: link?.id,
    reason: null,
    duplicateRule: null,
    duplicateOf: null,
    title: july4.title,
    version: 2,
    decidedBy: null,
  })
  show(article(1, july3), article(2, { ...july4, title: 'Weather in the delta town, July 5' }))
  await poll(feedId, 2)
  expect((await listLinks()).map(({ title }) => title)).toContain('Weather in the delta town, July 5')
})

test('when entries wait, it waits; the rules apply to the new headline', async () => {
  const { show, feedId } = await holdingFeed('wait')
  show(article(1, july3), article(2, july4))
  await poll(feedId, 1)
  expect(await byUrl(2)).toMatchObject({ status: 'waiting', reason: null, duplicateOf: null, version: 2 })
  for (const table of ['entries', 'newsLinks', 'feeds'] as const) await db.deleteFrom(table).execute()
  const again = await holdingFeed()
  const { id } = await addRow(db, 'rules', { name: 'No fourths', words: ['July 4'], action: 'reject' })
  again.show(article(1, july3), article(2, july4))
  expect(await poll(again.feedId, 1)).toMatchObject({ counts: { released: 0 } })
  const reason = { code: 'by-rule', name: 'No fourths' }
  expect(await byUrl(2)).toMatchObject({ status: 'rejected', reason, ruleId: id, decidedAt: hoursLater(1) })
  const { hitCount } = await db.selectFrom('rules').select('hitCount').executeTakeFirstOrThrow()
  expect(hitCount).toBe(1)
  await db.deleteFrom('rules').execute()
})

test('an entry that is still a duplicate under its new headline stays held and points at the original', async () => {
  const { show, feedId } = await holdingFeed()
  show(article(1, july3), article(2, { ...july3, title: `${july3.title}!` }))
  await poll(feedId, 1)
  expect(await byUrl(2)).toMatchObject({ status: 'duplicate', duplicateRule: 'headline', version: 1 })
  expect(await listLinks()).toHaveLength(1)
})

test('of two held entries renamed to the same headline, one is published and the other held', async () => {
  const { show, feedId } = await holdingFeed()
  show(article(1, july3), article(2, july3), article(3, july3))
  await poll(feedId, 1)
  show(article(1, july3), article(2, july4), article(3, july4))
  expect(await poll(feedId, 2)).toMatchObject({ counts: { released: 1 } })
  const link = (await listLinks()).find(({ title }) => title === july4.title)
  const [second, third] = [await byUrl(2), await byUrl(3)]
  expect([second.status, third.status].sort()).toEqual(['duplicate', 'published'])
  expect([second.newsLinkId, third.newsLinkId]).toEqual([link?.id, link?.id])
})

test('new entries are compared with the current headline of a renamed one', async () => {
  const { show, feedId } = await holdingFeed('wait')
  show(article(3, july3), article(1, july4), article(2, july4))
  await poll(feedId, 1)
  expect(await byUrl(3)).toMatchObject({ status: 'waiting', duplicateRule: null })
})

test('another outlet’s renamed copy does not keep waiting without a reason if its feed publishes', async () => {
  const { show, feedId, find } = await alikeFeed()
  expect(await find()).toMatchObject({ status: 'waiting', duplicateRule: 'headline' })
  show('Night market opens on the river bank')
  expect(await poll(feedId, 2)).toMatchObject({ counts: { released: 1 } })
  expect(await find()).toMatchObject({ status: 'published', reason: null, duplicateRule: null })
  expect((await listLinks()).map(({ source }) => source)).toContain('Hill Herald')
})

test('a renamed entry is not published if an editor rejected the same address from another feed', async () => {
  const { show, feedId } = await holdingFeed()
  const other = await openOutlet()
  await poll(await addFeed(other.showFeed('/other', [article(2, july3)])), 0.5)
  const [twin] = (await listEntries()).filter(({ url, status, feedId: of }) => {
    return url === article(2).url && status === 'duplicate' && of !== feedId
  })
  if (!twin) throw new Error('no twin')
  await decideEntries(db, { entries: [twin], decision: { action: 'reject' }, by, now: start })
  show(article(1, july3), article(2, july4))
  expect(await poll(feedId, 1)).toMatchObject({ counts: { released: 0 } })
  const own = (await listEntries()).find(entry => entry.url === article(2).url && entry.feedId === feedId)
  expect(own).toMatchObject({
    status: 'duplicate',
    duplicateRule: 'address',
    reason: { code: 'rejected-already' },
  })
  expect(await listLinks()).toHaveLength(1)
})

test('an entry that an editor snoozed, featured or rejected is not judged again, whatever its headline', async () => {
  const snooze = { action: 'snooze', until: new Date('2026-03-05T06:00:00Z') } as const
  for (const decision of [snooze, { action: 'feature' }, { action: 'reject' }] as const) {
    for (const table of ['entries', 'newsLinks', 'feeds'] as const) await db.deleteFrom(table).execute()
    const { show, feedId, find } = await alikeFeed()
    const entry = await find()
    if (!entry) throw new Error('no entry')
    await decideEntries(db, { entries: [entry], decision, by, now: start })
    const decided = await find()
    show('Night market opens on the river bank')
    expect(await poll(feedId, 2)).toMatchObject({ counts: { released: 0 } })
    const { status, version, featured, snoozedUntil, decidedBy } = decided ?? {}
    expect(await find()).toMatchObject({ status, version, featured, snoozedUntil, decidedBy })
    expect(await listLinks()).toHaveLength(1)
  }
})
