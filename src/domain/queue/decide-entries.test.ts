import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addWaitingEntry, getRow, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { decideEntries, type EntryDecision } from './decide-entries.ts'
import type { SeenEntry } from './open-entries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['entries', 'revisions'] })
const until = new Date('2026-03-02T02:30:00Z')
const other = await authorizedEditor(db, 'Ravi Kumar')
const politics = await addCategory(db, { name: 'Politics' })

const decide = async (entries: SeenEntry[], decision: EntryDecision, editor = by) => {
  const result = await decideEntries(db, { entries, decision, by: editor, now })
  if (!result.ok) throw new Error(result.reason)
  return result
}
const getEntry = (id: string) => getRow(db, 'entries', id)

test.each([
  [{ action: 'reject' }, { status: 'rejected', decidedBy: by.accountId, decidedAt: now }],
  [
    { action: 'snooze', until },
    { status: 'waiting', snoozedUntil: until, queuedAt: until },
  ],
  [
    { action: 'move', category: politics.id },
    { status: 'waiting', category: politics.id },
  ],
  [{ action: 'feature' }, { featured: true }],
  [{ action: 'unfeature' }, { featured: false }],
] satisfies [EntryDecision, object][])(
  '%j is written in one batch and undone as a whole',
  async (decision, expected) => {
    const entries = [await addWaitingEntry(db), await addWaitingEntry(db)]
    await setRows(db, 'entries', { featured: decision.action === 'unfeature' })
    const before = await Promise.all(entries.map(({ id }) => getEntry(id)))
    const { decided, batchId } = await decide(entries, decision)
    expect(decided.map(state => state.version)).toEqual([2, 2])
    for (const { id } of entries) expect(await getEntry(id)).toMatchObject(expected)
    expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 2 })
    for (const row of before) {
      const { version, updatedAt, ...rest } = row
      expect(await getEntry(row.id)).toMatchObject({ ...rest, version: 3 })
    }
  },
)

test('a snoozed entry can be woken', async () => {
  const entry = await addWaitingEntry(db, { snoozedUntil: until })
  await decide([entry], { action: 'wake' })
  expect(await getEntry(entry.id)).toMatchObject({ snoozedUntil: null, queuedAt: entry.firstSeenAt })
})

test('of two simultaneous decisions one succeeds, and the other is refused with the editor and state', async () => {
  const entry = await addWaitingEntry(db)
  const [mine, theirs] = await Promise.all([
    decide([entry], { action: 'reject' }, by),
    decide([entry], { action: 'snooze', until }, other),
  ])
  const [winner, loser] = mine.decided.length > 0 ? [mine, theirs] : [theirs, mine]
  expect(winner.decided).toHaveLength(1)
  expect(loser.decided).toEqual([])
  const name = winner === mine ? by.name : other.name
  expect(loser.refused).toMatchObject([{ id: entry.id, now: { version: 2, changedBy: name } }])
})

test('refused entries do not affect the rest of the selection', async () => {
  const entries = [await addWaitingEntry(db), await addWaitingEntry(db, { status: 'rejected' })]
  const { decided, refused } = await decide(entries, { action: 'reject' })
  expect(decided.map(state => state.id)).toEqual([entries[0]?.id])
  expect(refused).toMatchObject([{ reason: 'decided', now: { status: 'rejected', changedBy: null } }])
})

test('rejecting an article that waits twice closes both entries', async () => {
  const url = 'https://outlet.example/well'
  const entry = await addWaitingEntry(db, { url })
  const twin = await addWaitingEntry(db, { url: `${url}?x`, canonicalUrl: url })
  await decide([entry], { action: 'reject' })
  expect(await getEntry(twin.id)).toMatchObject({ status: 'rejected' })
})

test('rejecting a held duplicate leaves the entry waiting that it is a duplicate of', async () => {
  const url = 'https://outlet.example/well'
  const entry = await addWaitingEntry(db, { url })
  const twin = { url: `${url}?x`, canonicalUrl: url }
  const held = await addWaitingEntry(db, { ...twin, status: 'duplicate', duplicateOf: entry.id })
  const { decided, batchId } = await decide([held], { action: 'reject' })
  expect(decided.map(({ id }) => id)).toEqual([held.id])
  expect(await getEntry(entry.id)).toMatchObject({ status: 'waiting', version: 1 })
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect(await getEntry(held.id)).toMatchObject({ status: 'duplicate', duplicateOf: entry.id })
})

test('moving to a deleted category is refused', async () => {
  const entries = [await addWaitingEntry(db)]
  const category = '00000000-0000-7000-8000-00000000dead'
  const decision = { action: 'move', category } as const
  const refused = { ok: false, reason: 'no-such-category' }
  expect(await decideEntries(db, { entries, decision, by, now })).toEqual(refused)
})

test('undo is refused once another editor has decided again', async () => {
  const entry = await addWaitingEntry(db)
  const { batchId } = await decide([entry], { action: 'feature' })
  await decide([{ id: entry.id, version: 2 }], { action: 'reject' }, other)
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(await getEntry(entry.id)).toMatchObject({ status: 'rejected' })
})

test('a decision that joins a batch during its undo can be undone too', async () => {
  const [first, second] = [await addWaitingEntry(db), await addWaitingEntry(db)]
  const { batchId } = await decide([first], { action: 'reject' })
  const undoing = await db.transaction().execute(async tx => {
    await tx.selectFrom('entries').select('id').where('id', '=', first.id).forUpdate().execute()
    const undone = undoBatch(db, { batchId, by, now })
    await untilBlocked(tx)
    await decideEntries(db, { entries: [second], decision: { action: 'reject' }, by, now, batchId })
    return { undone }
  })
  expect(await undoing.undone).toEqual({ ok: true, count: 1 })
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: true, count: 1 })
  expect((await getEntry(second.id)).status).toBe('waiting')
})
