import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toggleClaim, writeNote } from './entry-mark-queries.ts'
import { lockOpenEntries, type SeenEntry } from './open-entries.ts'

const { db, now } = await freshDatabase({ empty: ['entries', 'newsLinks'] })
const by = await authorizedEditor(db)
const nobody = '00000000-0000-7000-8000-000000000000'
const { id: category } = await addCategory(db)

const hold = (seen: SeenEntry[]) => db.transaction().execute(tx => lockOpenEntries(tx, seen))
const seenAs = ({ id }: { id: string }, version = 1): SeenEntry => ({ id, version })
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id)

test('unchanged entries are locked in the order of the page, each once', async () => {
  const [one, two, three] = [await addWaitingEntry(db), await addWaitingEntry(db), await addWaitingEntry(db)]
  const { open, refused, twins } = await hold([two, three, one, two].map(entry => seenAs(entry)))
  expect(ids(open)).toEqual(ids([two, three, one]))
  expect([refused, twins]).toEqual([[], []])
})

test('a held duplicate can be decided like a waiting entry', async () => {
  const entry = await addWaitingEntry(db, { status: 'duplicate' })
  expect(ids((await hold([seenAs(entry)])).open)).toEqual([entry.id])
})

test.each(['published', 'rejected', 'unreadable'] as const)(
  'an entry that is now %s is refused as decided',
  async status => {
    const entry = await addWaitingEntry(db, { status })
    const { open, refused } = await hold([seenAs(entry)])
    expect(open).toEqual([])
    expect(refused).toMatchObject([{ id: entry.id, reason: 'decided', now: { status, version: 1 } }])
  },
)

test('an entry that has been changed is refused with its current state', async () => {
  const entry = await addWaitingEntry(db)
  await setRows(db, 'entries', { version: 2, featured: true })
  const { open, refused } = await hold([seenAs(entry)])
  expect(open).toEqual([])
  expect(refused).toMatchObject([
    { reason: 'changed', now: { version: 2, featured: true, status: 'waiting' } },
  ])
})

test.each([nobody, 'x', ''])('the unknown id %j is refused as gone', async id => {
  expect(await hold([{ id, version: 1 }])).toEqual({ open: [], refused: [{ id, reason: 'gone' }], twins: [] })
})

test('twins from two feeds are decided together, unless both are selected or the first is refused', async () => {
  const canonicalUrl = 'https://outlet.example/well'
  const first = await addWaitingEntry(db, { canonicalUrl, url: canonicalUrl })
  const twin = await addWaitingEntry(db, { canonicalUrl, url: `${canonicalUrl}?x` })
  await addWaitingEntry(db, { canonicalUrl, url: `${canonicalUrl}?y`, status: 'rejected' })
  const one = await hold([seenAs(first)])
  expect([ids(one.open), ids(one.twins)]).toEqual([[first.id], [twin.id]])
  const both = await hold([seenAs(first), seenAs(twin)])
  expect([ids(both.open), both.twins]).toEqual([ids([first, twin]), []])
  expect((await hold([seenAs(first, 7)])).twins).toEqual([])
})

test('the second editor waits and then sees the first decision', async () => {
  const entry = await addWaitingEntry(db)
  const link = await addNewsLink(db, { category })
  const second = await db.transaction().execute(async tx => {
    expect(ids((await lockOpenEntries(tx, [seenAs(entry)])).open)).toEqual([entry.id])
    const waiting = hold([seenAs(entry)])
    await setRows(tx, 'entries', { status: 'published', newsLinkId: link.id, version: 2 })
    return { waiting }
  })
  expect(await second.waiting).toMatchObject({
    open: [],
    refused: [{ reason: 'decided', now: { status: 'published' } }],
  })
})

test('two editors with the same entries in opposite orders wait instead of deadlocking', async () => {
  const entries = [await addWaitingEntry(db), await addWaitingEntry(db), await addWaitingEntry(db)]
  const seen = entries.map(entry => seenAs(entry))
  const held = await Promise.all(Array.from({ length: 8 }, (_, n) => hold(n % 2 ? seen : seen.toReversed())))
  expect(held.every(({ open }) => open.length === 3)).toBe(true)
})

test.each(['note', 'claim'] as const)(
  'a %s of several entries locks their marks in the order of their ids',
  async mark => {
    const low = nobody.replace(/0$/, '1')
    for (const id of [low.replace(/1$/, '2'), low])
      await addRow(db, 'entries', { id, identity: id, status: 'waiting' })
    const marked = { ids: ids(await db.selectFrom('entries').select('id').execute()), by, now }
    const write = () =>
      inTransaction(db, async tx => {
        // As for a large selection, whose entries are read in the order of the table.
        for (const scan of ['indexscan', 'bitmapscan'])
          await sql`set local ${sql.raw(`enable_${scan}`)} = off`.execute(tx)
        await (mark === 'note' ? writeNote(tx, { ...marked, note: 'Ask' }) : toggleClaim(tx, marked))
      })
    await write()
    const holder = await db.startTransaction().execute()
    await holder.selectFrom('entryMarks').select('entryId').where('entryId', '=', low).forUpdate().execute()
    const writing = write()
    await untilBlocked(holder)
    const free = await db.selectFrom('entryMarks').select('entryId').forUpdate().skipLocked().execute()
    await holder.commit().execute()
    await writing
    expect(free).toHaveLength(1)
  },
)
