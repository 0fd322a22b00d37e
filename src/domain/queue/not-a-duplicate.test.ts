import { expect, test } from 'vitest'
import {
  addNewsLink,
  addRow,
  addScheduledEntry,
  addWaitingEntry,
  setRows,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { article, setPollScene } from '../../../test/support/poll-scene.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { notADuplicate } from './not-a-duplicate.ts'

const { db, by } = await freshNewsroom({ empty: ['duplicateExceptions'] })
const { category, openOutlet, addFeed, poll, listLinks, listEntries, deps } = await setPollScene(db)

const cup = (n: number) => article(n, { title: 'Caps and points of the hill cup, round 4', description: '' })

async function held() {
  const entry = (await listEntries()).findLast(one => one.status === 'duplicate')
  if (!entry) throw new Error('nothing is held')
  return entry
}

/** Polls a feed of two rounds of the cup, the second of which is held. */
async function holdCup() {
  const outlet = await openOutlet()
  const feedId = await addFeed(outlet.showFeed('/feed', [cup(1), cup(2)]))
  await poll(feedId)
  return { outlet, feedId, entry: await held() }
}

async function say(entry: { id: string; version: number }) {
  return notADuplicate(db, { entry, by, now: deps.now() })
}

async function listExceptions() {
  return db.selectFrom('duplicateExceptions').select(['rule', 'value']).orderBy('value').execute()
}

test('the entry waits, and headlines of its kind are no longer held for this outlet', async () => {
  const { outlet, feedId, entry } = await holdCup()
  const said = await say(entry)
  const remembered = [{ rule: 'headline', value: 'caps and points of the hill cup # #' }]
  expect(said).toMatchObject({ ok: true, remembered })
  const free = { status: 'waiting', reason: null, duplicateRule: null, newsLinkId: null }
  const released = { ...free, version: entry.version + 1 }
  expect((await listEntries()).find(one => one.id === entry.id)).toMatchObject(released)
  const next = { ...cup(3), title: 'Caps and points of the hill cup, round 5' }
  outlet.showFeed('/feed', [cup(1), cup(2), next, { ...next, url: `${next.url}-b` }])
  expect(await poll(feedId, 1)).toMatchObject({ counts: { published: 2, duplicates: 0 } })
})

test('one undo reverts both the decision and the exception', async () => {
  const { entry } = await holdCup()
  const said = await say(entry)
  if (!said.ok) throw new Error(said.reason)
  expect(await undoBatch(db, { batchId: said.batchId, by, now: deps.now() })).toMatchObject({ ok: true })
  expect(await listExceptions()).toEqual([])
  expect((await held()).reason).toEqual(entry.reason)
})

test('for a deleted outlet the entry is released without an exception', async () => {
  const { entry } = await holdCup()
  await db.deleteFrom('outlets').where('id', '=', entry.outletId).execute()
  expect(await say(entry)).toMatchObject({ ok: true, remembered: [] })
})

test('a parameter that was taken for tracking identifies articles from then on', async () => {
  const outlet = await openOutlet()
  const url = 'https://outlet.example/story'
  const story = (n: number, ref: string) => article(n, { url: `${url}?ref=${ref}` })
  const first = await addFeed(outlet.showFeed('/feed', [article(1, { url })]))
  await poll(first)
  const other = await openOutlet()
  const second = await addFeed(other.showFeed('/feed', [story(2, 'ferry')]))
  await poll(second, 1)
  const entry = await held()
  expect(entry.reason).toEqual({ code: 'same-address', changes: [{ code: 'parameter', name: 'ref' }] })
  expect(await say(entry)).toMatchObject({ ok: true, remembered: [{ rule: 'parameter', value: 'ref' }] })
  const waiting = (await listEntries()).find(one => one.id === entry.id)
  const address = `${url}?ref=ferry`
  expect(waiting).toMatchObject({ status: 'waiting', canonicalUrl: address, url: address })
  other.showFeed('/feed', [story(2, 'ferry'), story(3, 'bridge')])
  expect(await poll(second, 2)).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  expect((await listLinks()).map(link => link.canonicalUrl).toSorted()).toEqual([url, `${url}?ref=bridge`])
})

test('the entry gets the address that the next poll reads, with the exceptions that the outlet has already', async () => {
  const url = 'https://outlet.example/story?utm_source=rss'
  const first = await openOutlet()
  await poll(await addFeed(first.showFeed('/feed', [article(1, { url })])))
  await setRows(db, 'newsLinks', { canonicalUrl: url })
  const outlet = await openOutlet()
  const entry = article(2, { url: `${url}&ref=ferry` })
  const feedId = await addFeed(outlet.showFeed('/feed', [entry]))
  const feeds = db.selectFrom('feeds').select('outletId').where('id', '=', feedId)
  const { outletId } = await feeds.executeTakeFirstOrThrow()
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'utm_source' })
  await poll(feedId, 1)
  await say(await held())
  outlet.showFeed('/feed', [entry, article(3)])
  expect(await poll(feedId, 2)).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  expect((await listEntries()).map(({ canonicalUrl }) => canonicalUrl)).toContain(`${url}&ref=ferry`)
  expect(await listEntries()).toHaveLength(3)
})

test('what is tracking at every outlet is learnt only where nothing else tells the articles apart', async () => {
  const url = 'https://outlet.example/story'
  const story = (n: number, query: string) => article(n, { url: `${url}?${query}` })
  const feeds = [
    [article(1, { url })],
    [story(2, 'utm_source=rss&ref=ferry')],
    [story(3, 'utm_id=3&ref=ferry')],
  ]
  const learnt = [[], ['ref'], ['utm_id', 'ref']]
  for (const [n, entries] of feeds.entries()) {
    const outlet = await openOutlet()
    await poll(await addFeed(outlet.showFeed('/feed', entries)), n)
    if (n === 0) continue
    await say(await held())
    expect((await listExceptions()).map(({ value }) => value).toSorted()).toEqual(learnt[n]?.toSorted())
  }
  const urls = [url, `${url}?ref=ferry`, `${url}?utm_id=3&ref=ferry`]
  expect((await listEntries()).map(entry => entry.canonicalUrl)).toEqual(urls)
})

test('if two spellings of an address are two articles, both are kept', async () => {
  const mobile = article(2, { url: 'https://m.outlet.example/article-1' })
  for (const [n, entry] of [article(1), mobile].entries())
    await poll(await addFeed((await openOutlet()).showFeed('/feed', [entry])), n)
  expect(await say(await held())).toMatchObject({ ok: true, remembered: [{ rule: 'address', value: '' }] })
  expect((await listEntries()).at(-1)?.canonicalUrl).toBe('https://m.outlet.example/article-1')
})

test.each(['published', 'scheduled'])(
  'an entry stays held while the article at its address is %s',
  async state => {
    const { url } = article(1)
    if (state === 'scheduled') await addScheduledEntry(db, { url, category: category.id })
    else await poll(await addFeed((await openOutlet()).showFeed('/feed', [article(1)])))
    await poll(await addFeed((await openOutlet()).showFeed('/feed', [article(1)])), 1)
    const entry = await held()
    expect(await say(entry)).toEqual({ ok: false, reason: 'same-address' })
    expect((await held()).version).toBe(entry.version)
  },
)

test.each(['published', 'scheduled', 'waiting'])(
  'a similar entry stays held while its own article is %s',
  async state => {
    const { entry } = await holdCup()
    const own = { url: entry.url, category: category.id }
    if (state === 'published') await addNewsLink(db, own)
    else if (state === 'scheduled') await addScheduledEntry(db, own)
    else await addWaitingEntry(db, own)
    expect(await say(entry)).toEqual({ ok: false, reason: 'same-address' })
  },
)

test('entries that are not held, have changed or do not exist are refused', async () => {
  const { entry } = await holdCup()
  const stale = { id: entry.id, version: entry.version + 1 }
  expect(await say(stale)).toEqual({ ok: false, reason: 'changed-since' })
  const published = (await listEntries()).find(one => one.status === 'published')
  expect(await say({ id: published?.id ?? '', version: 1 })).toEqual({ ok: false, reason: 'not-held' })
  expect(await say({ id: 'x', version: 1 })).toEqual({ ok: false, reason: 'not-held' })
})

test('of two simultaneous editors only one succeeds', async () => {
  const { entry } = await holdCup()
  const answers = await Promise.all([say(entry), say(entry), say(entry)])
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(await listExceptions()).toHaveLength(1)
})
