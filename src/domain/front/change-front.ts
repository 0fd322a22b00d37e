import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { categoryOfPlace, isNextSlot, readSlot, type Slot } from '../front-place.ts'
import { recordChange } from '../revisions/record-change.ts'
import { updateInBulk } from '../revisions/update-in-bulk.ts'
import { arrange, type FrontChanges, type PinChange, pinsMax, timesOf } from './front-changes.ts'
import { findSubjectTitles } from './pin-queries.ts'
import {
  hasEnded,
  isWritten,
  lockPinRows,
  type PinRow,
  pinColumns,
  pinRow,
  startPlannedRows,
  subjectIdOf,
  toColumns,
} from './pin-rows.ts'

type Editor = { by: Authorized; now: Date }

/** The pin of a place that somebody else wrote to after the editor had looked. */
export type Overtaken = { place: Slot; title: string; by: string }

export type ChangeFrontResult =
  | { ok: true; batchId: string; overtaken: Overtaken[] }
  | { ok: false; reason: 'nothing' | 'too-many' | 'gone' | 'past' }

/**
 * Puts changes of the front page out, all or none, as one batch that one undo takes back. A subject stands in one place:
 * pinned in another it leaves the first. Planned pins that have begun are written to their places by the next change, so that
 * others can be planned. Of two editors at one place the later wins and is told whose pin it replaced.
 */
export async function changeFront(
  db: Db,
  { changes, batchId = randomUUID(), ...editor }: Editor & { changes: FrontChanges; batchId?: string },
): Promise<ChangeFrontResult> {
  return inTransaction(db, async tx => {
    const pinned = await writePins(tx, { pins: changes.pins, batchId, ...editor })
    if (!pinned.ok) return pinned
    const arranged = await writeSections(tx, { sections: changes.sections, batchId, ...editor })
    if (pinned.count + arranged === 0) return { ok: false, reason: 'nothing' }
    return { ok: true, batchId, overtaken: pinned.overtaken }
  })
}

type Batch = Editor & { batchId: string }
async function writePins(
  tx: Db,
  { pins, by, now, batchId }: Batch & { pins: PinChange[] },
): Promise<
  { ok: true; count: number; overtaken: Overtaken[] } | { ok: false; reason: 'too-many' | 'gone' | 'past' }
> {
  if (pins.length === 0) return { ok: true, count: 0, overtaken: [] }
  if (pins.length > pinsMax) return { ok: false, reason: 'too-many' }
  const rows = await lockPlaces(tx, pins, { by, now })
  const titles = await findSubjectTitles(
    tx,
    pins.flatMap(({ subject }) => subject ?? []),
  )
  if (pins.some(({ subject }) => subject && !titles.has(subject.id))) return { ok: false, reason: 'gone' }
  if (pins.some(pin => pin.subject && !timesOf(pin, now))) return { ok: false, reason: 'past' }
  const settled = startPlannedRows(rows, now)
  const written = new Set(settled.filter(row => isWritten(row, pins)))
  const ofPlace = new Map(pins.map(pin => [pin.place, pin]))
  const after = settled.map(row =>
    written.has(row) ? pinRow(row, ofPlace.get(row.place), { titles, by, now }) : row,
  )
  if (after.filter(subjectIdOf).length > pinsMax) return { ok: false, reason: 'too-many' }
  const changed = written.size > 0 ? after.filter(row => !rows.includes(row)) : []
  const ids = changed.map(({ id }) => id)
  await recordChange(tx, { table: 'pins', ids, action: 'update', by, now, batchId }, () =>
    updateInBulk(tx, changed.map(toColumns), { table: 'pins', columns: pinColumns, now }),
  )
  const overtaken = [...written].flatMap(row => overtakenBy(row, { change: ofPlace.get(row.place), now }))
  return { ok: true, count: written.size, overtaken }
}

/** Locks all places, also those that nothing was pinned to before: their rows are not there yet to be locked. */
export async function lockPlaces(
  tx: Db,
  pins: readonly Pick<PinChange, 'place'>[],
  editor: Editor,
): Promise<PinRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('chowk front page'))`.execute(tx)
  await addPlaces(tx, pins, editor)
  return lockPinRows(tx)
}

/** Every place that was ever pinned has its row, whose history goes on. */
async function addPlaces(
  tx: Db,
  pins: readonly Pick<PinChange, 'place'>[],
  { by, now }: Editor,
): Promise<void> {
  const categories = await tx.selectFrom('categories').select(['id', 'name']).execute()
  const values = pins
    .flatMap(({ place: slot }) => {
      const place = readSlot(slot)?.place ?? 'lead'
      // For the history, which names the section after it is deleted, too.
      const section = categories.find(({ id }) => id === categoryOfPlace(place))?.name ?? ''
      const row = { place: slot, section, isNext: isNextSlot(slot), pinnedAt: now, pinnedBy: by.name }
      // A planned pin is written to its place once it has begun.
      return isNextSlot(slot) ? [row, { ...row, place, isNext: false }] : [row]
    })
    .toSorted((a, b) => a.place.localeCompare(b.place))
  await tx
    .insertInto('pins')
    .values(values)
    .onConflict(conflict => conflict.column('place').doNothing())
    .execute()
}

function overtakenBy(
  row: PinRow,
  { change, now }: { change: PinChange | undefined; now: Date },
): Overtaken[] {
  if (!change || !subjectIdOf(row) || hasEnded(row, now) || row.version === change.seen) return []
  return change.subject?.id === subjectIdOf(row)
    ? []
    : [{ place: row.place, title: row.title, by: row.pinnedBy }]
}

async function writeSections(
  tx: Db,
  { sections, by, now, batchId }: Batch & { sections: FrontChanges['sections'] },
): Promise<number> {
  if (!sections) return 0
  const locked = await tx
    .selectFrom('categories')
    .select(['id', 'name', 'orderNum', 'isOnFront'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const inOrder = locked.toSorted((a, b) => a.orderNum - b.orderNum || a.name.localeCompare(b.name))
  const before = new Map(locked.map(category => [category.id, category]))
  const rows = arrange(inOrder, sections)
    .map(({ id, isOnFront }, n) => ({ id, order_num: n + 1, is_on_front: isOnFront }))
    .filter(({ id, order_num, is_on_front }) => {
      const was = before.get(id)
      return was?.orderNum !== order_num || was.isOnFront !== is_on_front
    })
  const ids = rows.map(({ id }) => id)
  await recordChange(tx, { table: 'categories', ids, action: 'update', by, now, batchId }, () =>
    updateInBulk(tx, rows, { table: 'categories', columns: ['order_num', 'is_on_front'], now }),
  )
  return rows.length
}
