import { beforeEach, expect, test } from 'vitest'
import { addCategory, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { addFeeds } from './add-feed.ts'
import { changeManyFeeds, type FeedsChange } from './update-feed.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'feeds', 'outlets', 'revisions'] })
const later = new Date('2026-03-01T09:00:00Z')
const politics = await addCategory(db, { name: 'Politics' })
const world = await addCategory(db, { name: 'World' })
const nobody = '00000000-0000-7000-8000-000000000000'
let ids: string[] = []

beforeEach(async () => {
  const list = [1, 2, 3].map(n => ({ url: `https://herald.example/${n}`, category: politics.id }))
  ids = [...(await addFeeds(db, list, { by, now })).added.values()]
})

const change = (chosen: string[], what: FeedsChange) =>
  changeManyFeeds(db, { ids: chosen, change: what, by, now: later })
const undo = ({ batchId = '' }: { ok: boolean; batchId?: string }) =>
  undoBatch(db, { batchId, by, now: later })
const column = async <Name extends 'state' | 'publishing' | 'category' | 'version' | 'nextPollAt'>(
  name: Name,
) => (await db.selectFrom('feeds').select(name).orderBy('url').execute()).map(row => row[name as never])

test('only the selected feeds are paused, and a resumed one is due at once', async () => {
  expect(await change(ids.slice(0, 2), { action: 'pause' })).toMatchObject({ ok: true, count: 2 })
  expect(await column('state')).toEqual(['paused', 'paused', 'active'])
  expect(await column('nextPollAt')).toEqual([now, now, now])
  await change(ids.slice(0, 1), { action: 'resume' })
  expect(await column('state')).toEqual(['active', 'paused', 'active'])
  expect(await column('nextPollAt')).toEqual([later, now, now])
})

test('deleted feeds are restored by one undo, keep what their polls counted, and are due at once', async () => {
  const counted = { entriesRead: 10, entriesUnread: 2, lastGoodAt: now, lastNewEntryAt: now }
  await setRows(db, 'feeds', { ...counted, failureCount: 3 })
  const deleted = await change(ids, { action: 'delete' })
  expect(await column('state')).toEqual([])
  expect(await undo(deleted)).toEqual({ ok: true, count: 3 })
  const feeds = await db.selectFrom('feeds').selectAll().execute()
  expect(feeds.map(({ state }) => state)).toEqual(['active', 'active', 'active'])
  for (const feed of feeds) expect(feed).toMatchObject({ ...counted, failureCount: 0 })
})

test('the selected feeds all publish at once, or all wait', async () => {
  await change(ids, { action: 'publish', publishing: 'wait' })
  expect(await column('publishing')).toEqual(['wait', 'wait', 'wait'])
})

test('waiting entries follow a feed to its new category, and one undo reverts both', async () => {
  await addWaitingEntry(db, { feedId: ids[0], category: politics.id })
  const moved = await change(ids.slice(0, 2), { action: 'move', category: world.id })
  expect(moved).toMatchObject({ ok: true, count: 2, moved: { count: 1, leavesOlder: false } })
  expect(await column('category')).toEqual([world.id, world.id, politics.id])
  expect(await undo(moved)).toEqual({ ok: true, count: 3 })
  expect(await column('category')).toEqual([politics.id, politics.id, politics.id])
  expect(await db.selectFrom('entries').select('category').execute()).toEqual([{ category: politics.id }])
})

test.each([nobody, 'x', ''])('an invalid category (%j) moves nothing', async category => {
  expect(await change(ids, { action: 'move', category })).toEqual({ ok: false, reason: 'no-such-category' })
  expect(await column('version')).toEqual([1, 1, 1])
})

test.each<FeedsChange>([
  { action: 'pause' },
  { action: 'resume' },
  { action: 'delete' },
  { action: 'publish', publishing: 'wait' },
  { action: 'move', category: world.id },
])('unknown ids and texts that are not ids are skipped: %j', async what => {
  expect(await change([nobody, "' or 1=1 --", ''], what)).toMatchObject({ ok: true, count: 0 })
  expect(await change([], what)).toMatchObject({ ok: true, count: 0 })
  expect(await column('version')).toEqual([1, 1, 1])
})

test('two changes to the same feeds in opposite orders wait for each other', async () => {
  const changes = Array.from({ length: 8 }, (_, n) =>
    change(n % 2 ? ids : ids.toReversed(), { action: n % 2 ? 'pause' : 'resume' }),
  )
  expect((await Promise.all(changes)).every(({ ok }) => ok)).toBe(true)
  expect(new Set(await column('version')).size).toBe(1)
})
