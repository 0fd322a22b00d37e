import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { recordChange } from '../revisions/record-change.ts'
import { updateInBulk } from '../revisions/update-in-bulk.ts'
import { arrange, endOf, type FrontChanges, type PinChange, pinsMax } from './front-changes.ts'
import { findSubjectTitles } from './pin-queries.ts'
import { namePlace, type Place } from './place.ts'

type Editor = { by: Authorized; now: Date }

/** The pin of a place that somebody else wrote to after the editor had looked. */
export type Overtaken = { place: Place; title: string; by: string }

export type ChangeFrontResult =
  | { ok: true; batchId: string; overtaken: Overtaken[] }
  | { ok: false; reason: 'nothing' | 'too-many' | 'gone' | 'past' }

/**
 * Puts changes of the front page out, all or none, as one batch that one undo takes back. A subject stands in one place:
 * pinned in another it leaves the first. Of two editors at one place the later wins and is told whose pin it replaced.
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
type Row = {
  id: string
  place: Place
  subjectId: string | null
  title: string
  pinnedBy: string
  version: number
  isOver: boolean
}

async function writePins(
  tx: Db,
  { pins, by, now, batchId }: Batch & { pins: PinChange[] },
): Promise<
  { ok: true; count: number; overtaken: Overtaken[] } | { ok: false; reason: 'too-many' | 'gone' | 'past' }
> {
  if (pins.length === 0) return { ok: true, count: 0, overtaken: [] }
  if (pins.length > pinsMax) return { ok: false, reason: 'too-many' }
  const rows = await holdPlaces(tx, pins, { by, now })
  const titles = await findSubjectTitles(
    tx,
    pins.flatMap(({ subject }) => subject ?? []),
  )
  if (pins.some(({ subject }) => subject && !titles.has(subject.id))) return { ok: false, reason: 'gone' }
  if (pins.some(({ subject, until }) => subject && !endOf(until, now))) return { ok: false, reason: 'past' }
  const ofPlace = new Map(pins.map(pin => [pin.place, pin]))
  const written = rows.filter(row => isWritten(row, ofPlace))
  const standing = rows.filter(row => row.subjectId && !written.includes(row))
  if (standing.length + titles.size > pinsMax) return { ok: false, reason: 'too-many' }
  const values = written.map(({ id, place }) => ({
    id,
    ...toColumns(ofPlace.get(place), { titles, by, now }),
  }))
  const ids = written.map(({ id }) => id)
  await recordChange(tx, { table: 'pins', ids, action: 'update', by, now, batchId }, () =>
    updateInBulk(tx, values, { table: 'pins', columns: [...columns], now }),
  )
  return { ok: true, count: written.length, overtaken: written.flatMap(row => overtakenBy(row, ofPlace)) }
}

/** Locks all places, also those that nothing was pinned to before: their rows are not there yet to be locked. */
export async function holdPlaces(
  tx: Db,
  pins: readonly Pick<PinChange, 'place'>[],
  editor: Editor,
): Promise<Row[]> {
  await sql`select pg_advisory_xact_lock(hashtext('chowk front page'))`.execute(tx)
  await addPlaces(tx, pins, editor)
  return lockPlaces(tx, editor.now)
}

/** Every place that was ever pinned has its row, whose history goes on. */
async function addPlaces(
  tx: Db,
  pins: readonly Pick<PinChange, 'place'>[],
  { by, now }: Editor,
): Promise<void> {
  const categories = await tx.selectFrom('categories').select(['id', 'name']).execute()
  const values = pins
    .map(({ place }) => ({ place, name: namePlace(place, categories), pinnedAt: now, pinnedBy: by.name }))
    .toSorted((a, b) => a.place.localeCompare(b.place))
  await tx
    .insertInto('pins')
    .values(values)
    .onConflict(conflict => conflict.column('place').doNothing())
    .execute()
}

/** All of them in the order of their ids: editors wait for one another. */
async function lockPlaces(tx: Db, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, place, coalesce(news_link_id, story_id) as subject_id, title, pinned_by, version,
      coalesce(ends_at <= ${now}, false) as is_over
    from pins order by id for update`.execute(tx)
  return rows
}

/** Its place is changed, or what stands in it goes to another place. */
function isWritten({ place, subjectId }: Row, ofPlace: Map<Place, PinChange>): boolean {
  const change = ofPlace.get(place)
  if (change) return change.subject !== null || subjectId !== null
  return subjectId !== null && [...ofPlace.values()].some(({ subject }) => subject?.id === subjectId)
}

const columns = [
  'news_link_id',
  'story_id',
  'title',
  'pinned_at',
  'pinned_by',
  'ends_at',
  'until_newer',
] as const

function toColumns(
  change: PinChange | undefined,
  { titles, by, now }: Editor & { titles: Map<string, string> },
): Record<(typeof columns)[number], unknown> {
  const subject = change?.subject ?? null
  const end = subject && change ? endOf(change.until, now) : null
  return {
    news_link_id: subject?.kind === 'link' ? subject.id : null,
    story_id: subject?.kind === 'story' ? subject.id : null,
    title: titles.get(subject?.id ?? '') ?? '',
    pinned_at: now,
    pinned_by: by.name,
    ends_at: end?.endsAt ?? null,
    until_newer: end?.untilNewer ?? false,
  }
}

function overtakenBy(row: Row, ofPlace: Map<Place, PinChange>): Overtaken[] {
  const change = ofPlace.get(row.place)
  if (!change || !row.subjectId || row.isOver || row.version === change.seen) return []
  return change.subject?.id === row.subjectId
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
