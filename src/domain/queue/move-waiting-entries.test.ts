import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addRow, addWaitingEntry, getRow, setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { insertMany } from '../../../test/support/insert-many.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { connect } from '../../database/connect.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { changeManyFeeds, updateFeed } from '../feeds/update-feed.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { decideEntries } from './decide-entries.ts'
import { moveWaitingEntries } from './move-waiting-entries.ts'

const { db, url, by, now } = await freshNewsroom({
  empty: ['entries', 'rules', 'feeds', 'outlets', 'revisions'],
})
const [politics, world, sport] = [await addCategory(db), await addCategory(db), await addCategory(db)]
const choices = { sizeLimit: '5', publishing: 'wait', categorizing: 'by-content' } as const
const input = {
  url: 'https://outlet.example/rss',
  outletName: 'The Outlet',
  title: '',
  language: '',
  ...choices,
}
const toWorld = { action: 'move', category: world.id } as const

async function addScene() {
  const added = await addFeed(db, { ...input, category: politics.id }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  const ruling = { action: 'category', toCategory: politics.id } as const
  const rule = await addRow(db, 'rules', { name: 'Hindi', language: 'hi', ...ruling })
  const waiting = { feedId: added.id, category: politics.id }
  await addWaitingEntry(db, { ...waiting, title: 'As it came' })
  await addWaitingEntry(db, { ...waiting, title: 'Put elsewhere', category: sport.id })
  await addWaitingEntry(db, { ...waiting, title: 'Turned down', status: 'rejected' })
  await addWaitingEntry(db, { title: 'Of another feed', category: politics.id })
  const { id } = await addWaitingEntry(db, { ...waiting, title: 'By a rule' })
  await setRow(db, 'entries', id, { ruleId: rule.id })
  return added.id
}

const inWorld = async () => {
  const rows = await db.selectFrom('entries').select('title').where('category', '=', world.id).execute()
  return rows.map(row => row.title)
}

test('waiting entries move with their feed unless an editor or a rule moved them, and undo moves them back', async () => {
  const id = await addScene()
  const change = { ...input, category: world.id }
  const updated = await updateFeed(db, { id, version: 1, input: change, by, now })
  if (!updated.ok) throw new Error(updated.reason)
  expect(await inWorld()).toEqual(['As it came'])
  expect(await undoBatch(db, { batchId: updated.batchId, by, now })).toEqual({ ok: true, count: 2 })
  expect(await inWorld()).toEqual([])
})

test('an entry that has since been decided stays so and does not prevent the undo', async () => {
  const id = await addScene()
  await addWaitingEntry(db, { feedId: id, category: politics.id, title: 'Second' })
  const moved = await changeManyFeeds(db, { ids: [id], change: toWorld, by, now })
  if (!moved.ok) throw new Error(moved.reason)
  expect(moved).toMatchObject({ count: 1, moved: { count: 2, leavesOlder: false } })
  const [entry] = await db.selectFrom('entries').selectAll().where('title', '=', 'As it came').execute()
  await decideEntries(db, { entries: entry ? [entry] : [], decision: { action: 'reject' }, by, now })
  const undone = await undoBatch(db, { batchId: moved.batchId, by, now })
  expect(undone).toEqual({ ok: true, count: 2, left: 1 })
  expect(await inWorld()).toEqual(['As it came'])
  expect(await getRow(db, 'feeds', id)).toMatchObject({ category: politics.id })
  const rejected = await db.selectFrom('entries').select('title').where('status', '=', 'rejected').execute()
  expect(rejected.map(row => row.title).toSorted()).toEqual(['As it came', 'Turned down'])
})

test('a feed that was changed since is not moved back', async () => {
  const id = await addScene()
  const moved = await updateFeed(db, { id, version: 1, input: { ...input, category: world.id }, by, now })
  if (!moved.ok) throw new Error(moved.reason)
  await updateFeed(db, { id, version: 2, input: { ...input, title: 'New', category: world.id }, by, now })
  const undone = await undoBatch(db, { batchId: moved.batchId, by, now })
  expect(undone).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(await inWorld()).toEqual(['As it came'])
})

test('neither a refused save nor one that keeps the category moves entries', async () => {
  const id = await addScene()
  const stale = { id, version: 7, input: { ...input, category: world.id }, by, now }
  expect(await updateFeed(db, stale)).toEqual({ ok: false, reason: 'stale' })
  expect(await inWorld()).toEqual([])
  const kept = { id, version: 1, input: { ...input, title: 'New', category: politics.id }, by, now }
  expect((await updateFeed(db, kept)).ok).toBe(true)
  expect(await db.selectFrom('entries').select('id').where('version', '>', 1).execute()).toEqual([])
})

test('above the limit only the newest entries move and are undone in few statements, and the result says that older ones stay', async () => {
  const added = await addFeed(db, { ...input, category: politics.id }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  // Two full parts and one more: a statement takes 500 records.
  const entriesMax = 1_001
  await insertMany(
    db,
    sql`
      insert into entries (feed_id, category, identity, canonical_url, url, title, source, status, first_seen_at)
      select ${added.id}, ${politics.id}, address, address, address, n::text, 'x', 'waiting', ${now}::timestamptz - n * interval '1 s'
      from (select n, 'https://outlet.example/' || n as address from generate_series(1, ${entriesMax + 3}::integer) n) given`,
  )
  let statements = 0
  const counting = connect({ url, connectionsMax: 1, applicationName: 'counting' }).withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  onTestFinished(() => counting.destroy())
  const batchId = randomUUID()
  const move = { feedIds: [added.id], category: world.id, by, now, batchId, entriesMax }
  const moved = await counting.transaction().execute(tx => moveWaitingEntries(tx, move))
  expect(moved).toEqual({ count: entriesMax, leavesOlder: true })
  const left = await db.selectFrom('entries').select('title').where('category', '=', politics.id).execute()
  const oldest = [1, 2, 3].map(n => `${entriesMax + n}`)
  expect(left.map(({ title }) => title).toSorted()).toEqual(oldest)
  const undone = await undoBatch(counting, { batchId, by, now })
  expect(undone).toEqual({ ok: true, count: entriesMax })
  expect(await inWorld()).toEqual([])
  // Three parts, each with the values before and after and the revisions.
  expect(statements).toBeLessThan(40)
})

test('an entry that is decided while its feed is moved stays where it was', async () => {
  const id = await addScene()
  const [entry] = await db.selectFrom('entries').selectAll().where('title', '=', 'As it came').execute()
  const moving = await db.transaction().execute(async tx => {
    await decideEntries(tx, { entries: entry ? [entry] : [], decision: { action: 'reject' }, by, now })
    const work = changeManyFeeds(db, { ids: [id], change: toWorld, by, now })
    await untilBlocked(tx)
    return { work }
  })
  expect(await moving.work).toMatchObject({ ok: true, count: 1, moved: { count: 0 } })
  expect(await inWorld()).toEqual([])
})

test.each(['move', 'undo'] as const)(
  'a poll that has locked the feed and a %s of the feed do not deadlock',
  async way => {
    const id = await addScene()
    const move = () => changeManyFeeds(db, { ids: [id], change: toWorld, by, now })
    const first = way === 'undo' ? await move() : null
    const batchId = first?.ok ? first.batchId : ''
    const moving = await db.transaction().execute(async tx => {
      await tx.selectFrom('feeds').select('id').where('id', '=', id).forUpdate().execute()
      const work = way === 'move' ? move() : undoBatch(db, { batchId, by, now })
      await untilBlocked(tx)
      await tx.updateTable('entries').set({ description: 'Edited' }).where('feedId', '=', id).execute()
      return { work }
    })
    expect(await moving.work).toMatchObject({ ok: true })
  },
)
