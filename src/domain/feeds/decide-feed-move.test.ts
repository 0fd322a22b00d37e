import { expect, test } from 'vitest'
import { addCategory, getRow, setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { addFeed } from './add-feed.ts'
import { decideFeedMove, type MoveDecision } from './decide-feed-move.ts'

const { db } = await freshDatabase({ empty: ['feeds', 'outlets'] })
const write = { by: authorizeCommand('Test'), now: new Date('2026-03-01T06:00:00Z') }
const { id: category } = await addCategory(db)
const theirs = 'https://other.example/feed'

async function add(url: string, outletName: string): Promise<string> {
  const added = await addFeed(db, { url, category, outletName }, write)
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

/** A feed of one outlet whose address redirects to the site of another. */
async function addMoved(fields: { state?: 'paused' } = {}): Promise<string> {
  const id = await add('https://own.example/feed', 'Own')
  await add('https://other.example/known', 'Other')
  const failure = { failure: 'moved-to-other-outlet', failureDetail: { code: 'deadline' }, failureCount: 2 }
  await setRow(db, 'feeds', id, { ...failure, movedTo: theirs, ...fields })
  return id
}

const settle = (id: string, decision: MoveDecision) => decideFeedMove(db, { id, decision, ...write })
const hosts = async () =>
  (await db.selectFrom('outlets').select('hosts').orderBy('name').execute()).map(outlet => outlet.hosts)

test('a feed that belongs to the other outlet moves there with its new address, and the decision can be undone', async () => {
  const id = await addMoved()
  const settled = await settle(id, 'theirs')
  const feed = () =>
    db
      .selectFrom('feeds')
      .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
      .select(['url', 'host', 'name', 'failure', 'movedTo', 'nextPollAt'])
      .where('feeds.id', '=', id)
      .executeTakeFirstOrThrow()
  const moved = { url: theirs, host: 'other.example:443', name: 'Other' }
  expect(await feed()).toEqual({ ...moved, failure: null, movedTo: null, nextPollAt: write.now })
  if (!settled.ok) throw new Error(settled.reason)
  await undoBatch(db, { batchId: settled.batchId, ...write })
  expect(await feed()).toMatchObject({ url: 'https://own.example/feed', name: 'Own' })
})

test('a paused feed stays paused at the address that an editor accepts', async () => {
  const id = await addMoved({ state: 'paused' })
  for (const [decision, failure] of [
    ['theirs', 'moved-to-other-outlet'],
    ['follow', 'moved-to-other-items'],
  ] as const) {
    const movedTo = `https://other.example/${decision}`
    await setRow(db, 'feeds', id, { failure, movedTo })
    expect(await settle(id, decision)).toMatchObject({ ok: true })
    expect(await getRow(db, 'feeds', id)).toMatchObject({ url: movedTo, state: 'paused' })
  }
})

test('a host that belongs to the feed’s outlet moves from the other outlet, and the decision can be undone', async () => {
  const id = await addMoved()
  expect(await hosts()).toEqual([['other.example'], ['own.example']])
  const settled = await settle(id, 'ours')
  expect(await hosts()).toEqual([[], ['own.example', 'other.example']])
  if (!settled.ok) throw new Error(settled.reason)
  expect(await undoBatch(db, { batchId: settled.batchId, ...write })).toMatchObject({ ok: true })
  expect(await hosts()).toEqual([['other.example'], ['own.example']])
})

test('a feed that is already decided or never moved is left alone', async () => {
  const id = await addMoved()
  await settle(id, 'ours')
  for (const asked of [id, 'x', '00000000-0000-7000-8000-000000000000'])
    expect(await settle(asked, 'theirs')).toEqual({ ok: false, reason: 'nothing-to-settle' })
})

test('an address that another feed already has is refused', async () => {
  const id = await addMoved()
  await add(theirs, 'Other')
  expect(await settle(id, 'theirs')).toEqual({ ok: false, reason: 'known' })
})

test.each(['theirs', 'follow'] as const)(
  'an address that a poll gives to another feed at the same time is refused: %s',
  async decision => {
    const id = await addMoved()
    if (decision === 'follow') await setRow(db, 'feeds', id, { failure: 'moved-to-other-items' })
    const other = await add('https://other.example/third', 'Other')
    const settling = await db.transaction().execute(async tx => {
      await setRow(tx, 'feeds', other, { url: theirs })
      const work = settle(id, decision)
      await untilBlocked(tx)
      return { work }
    })
    expect(await settling.work).toEqual({ ok: false, reason: 'known' })
  },
)
