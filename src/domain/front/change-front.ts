import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { compareNames } from '../../text/compare-names.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch, Editor } from '../revisions/revision.ts'
import { updateInBulk } from '../revisions/write-record.ts'
import { settlePinned } from '../stories/settle-stories.ts'
import {
  arrange,
  type DraftSubject,
  type FrontChanges,
  isPast,
  type PinChange,
  pinsMax,
} from './front-changes.ts'
import {
  findSubjectTitles,
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
import { categoryOfPlace, isNextSlot, placeOfSlot, type Slot } from './places/front-place.ts'

/** A pin that this change replaced, although another editor had changed the place after the editor loaded it. */
export type Overtaken = { place: Slot; title: string; by: string }

/**
 * `gone`: pins whose subject is gone, or, if `isSection`, their section. `past` names the first pin whose times are in the past
 * or too far ahead; `section` is the name of its section, or ''.
 */
export type FrontRefusal =
  | { ok: false; reason: 'nothing' | 'too-many' }
  | { ok: false; reason: 'gone'; subjects: DraftSubject[]; isSection: boolean }
  | { ok: false; reason: 'past'; place: Slot; section: string }

type ChangeFrontResult = { ok: true; batchId: string; overtaken: Overtaken[] } | FrontRefusal

/**
 * Publishes changes of the front page, all or none, as one batch with one undo. A subject has one place: pinned in another,
 * it leaves the first. A planned pin that has begun is written to its place only by a change that needs its row or its place.
 * Of two editors who change a place the later wins, and the result says whose pin it replaced.
 */
export async function changeFront(
  db: Db,
  { changes, batchId = randomUUID(), ...editor }: Editor & { changes: FrontChanges; batchId?: string },
): Promise<ChangeFrontResult> {
  return inTransaction(db, async tx => {
    // Until a pass has ended, which would not know of the pins.
    await takeLock(tx, 'stories')
    const pinned = await writePins(tx, { pins: changes.pins, batchId, ...editor })
    if (!pinned.ok) return pinned
    const arranged = await writeSections(tx, { sections: changes.sections, batchId, ...editor })
    if (pinned.count + arranged === 0) return { ok: false, reason: 'nothing' }
    if (pinned.count > 0) await settlePinned(tx, editor.now)
    return { ok: true, batchId, overtaken: pinned.overtaken }
  })
}

async function writePins(
  tx: Db,
  { pins, by, now, batchId }: Batch & { pins: PinChange[] },
): Promise<{ ok: true; count: number; overtaken: Overtaken[] } | FrontRefusal> {
  if (pins.length === 0) return { ok: true, count: 0, overtaken: [] }
  if (pins.length > pinsMax) return { ok: false, reason: 'too-many' }
  const sections = await lockPlaces(tx)
  const withoutSection = pins.flatMap(({ place, subject }) =>
    isKnownPlace(place, sections) ? [] : (subject ?? []),
  )
  if (withoutSection.length > 0)
    return { ok: false, reason: 'gone', subjects: withoutSection, isSection: true }
  const subjects = pins.flatMap(({ subject }) => subject ?? [])
  const titles = await findSubjectTitles(tx, subjects)
  const gone = subjects.filter(({ id }) => !titles.has(id))
  if (gone.length > 0) return { ok: false, reason: 'gone', subjects: gone, isSection: false }
  const past = pins.find(pin => isPast(pin, now))
  if (past)
    return { ok: false, reason: 'past', place: past.place, section: sectionName(past.place, sections) }
  // Not before: a refused change adds no row, which the desk would take for another editor's.
  await addPlaces(tx, pins, { sections, by, now })
  const rows = await lockPinRows(tx)
  const started = startPlannedRows(rows, { changes: pins, now })
  const written = new Set(started.filter(row => isWritten(row, pins)))
  const ofPlace = new Map(pins.map(pin => [pin.place, pin]))
  const after = started.map(row =>
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

/** Locks all places, also those that were never pinned, which have no row yet. Returns the names of the sections, by id. */
async function lockPlaces(tx: Db): Promise<Map<string, string>> {
  await takeLock(tx, 'front page')
  const categories = await tx.selectFrom('categories').select(['id', 'name']).execute()
  return new Map(categories.map(({ id, name }) => [id, name]))
}

/** Adds missing rows, except for sections that do not exist. Every place that was ever pinned keeps its row, so that its history continues. */
async function addPlaces(
  tx: Db,
  pins: readonly Pick<PinChange, 'place'>[],
  { sections, by, now }: Editor & { sections: ReadonlyMap<string, string> },
): Promise<void> {
  const values = pins
    .filter(({ place }) => isKnownPlace(place, sections))
    .flatMap(({ place: slot }) => {
      const place = placeOfSlot(slot)
      // Stored for the history, which also names sections that were deleted.
      const section = sectionName(slot, sections)
      const row = { place: slot, section, isNext: isNextSlot(slot), pinnedAt: now, pinnedBy: by.name }
      // A planned pin also needs the row of its place, to be written there once it has begun.
      return isNextSlot(slot) ? [row, { ...row, place, isNext: false }] : [row]
    })
    // The insert locks rows in this order. All processes must use the same one, whatever their locale, or two can deadlock.
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
  if (values.length === 0) return
  await tx
    .insertInto('pins')
    .values(values)
    .onConflict(conflict => conflict.column('place').doNothing())
    .execute()
}

function isKnownPlace(slot: Slot, sections: ReadonlyMap<string, string>): boolean {
  const categoryId = categoryOfPlace(placeOfSlot(slot))
  return categoryId === null || sections.has(categoryId)
}

/** '' for places outside sections, and for sections that do not exist. */
function sectionName(slot: Slot, sections: ReadonlyMap<string, string>): string {
  return sections.get(categoryOfPlace(placeOfSlot(slot)) ?? '') ?? ''
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
  const inOrder = locked.toSorted((a, b) => a.orderNum - b.orderNum || compareNames(a.name, b.name))
  const before = new Map(locked.map(category => [category.id, category]))
  const arranged = arrange(inOrder, sections)
  const isMoved = arranged.some(({ id }, n) => id !== inOrder[n]?.id)
  const rows = arranged
    .map(({ id, orderNum, isOnFront }, n) => ({
      id,
      order_num: isMoved ? n + 1 : orderNum,
      is_on_front: isOnFront,
    }))
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
