import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { snakeCase } from '../../database/snake-case.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { namesOf } from '../articles/field-names.ts'
import type { Restoration, RestoreRule } from '../revisions/restore-records.ts'
import { updateRecords } from '../revisions/write-record.ts'
import { withMergeChain } from '../stories/merge-chain.ts'
import { isReplaced, type PinChange, timesOf } from './front-changes.ts'
import type { Pin, PinSubject } from './front-page.ts'
import { isNextSlot, nextSlot, placeOfSlot, readSlot, type Slot } from './places/front-place.ts'
import { hasPassed } from './shown-pins.ts'

/** The story of a row of `pins`, followed through all its merges; null if it was deleted. */
export const followedStory = sql<string | null>`(
  ${withMergeChain(sql`id = pins.story_id`)} select id from chain where merged_into is null)`

/** All pins, whether they show or not. The pin of a merged story follows the merge. */
export async function listPins(db: Db): Promise<Pin[]> {
  const rows = await listPinRows(db)
  return rows.flatMap(({ newsLinkId, storyId, mergedInto, ...row }): Pin[] => {
    const place = readSlot(row.place)?.place
    const id = newsLinkId ?? mergedInto ?? storyId
    if (!place || !id) return []
    return [{ ...row, place, subject: { kind: newsLinkId ? 'link' : 'story', id } }]
  })
}

const listPinRows = compiledOnce((db: Db) =>
  db
    .selectFrom('pins')
    .select(['place', 'newsLinkId', 'storyId', 'title', 'pinnedAt', 'pinnedBy', 'beginsAt', 'endsAt'])
    .select(['untilNewer', 'version'])
    .select(followedStory.as('mergedInto'))
    .where(eb => eb.or([eb('newsLinkId', 'is not', null), eb('storyId', 'is not', null)])),
)

/** The version of each slot, including those that are empty now. */
export async function listPlaceVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('pins').select(['place', 'version']).execute()
  return new Map(rows.map(({ place, version }) => [place, version]))
}

/** The titles of the subjects on the desk, by id; missing for those that do not exist. */
export async function findSubjectTitles(
  db: Db,
  subjects: readonly PinSubject[],
): Promise<Map<string, string>> {
  const ids = idsByKind(subjects)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from news_links where id = any(${ids.link}::uuid[])
    union all
    select id, coalesce(title, desk_title) from stories
    where id = any(${ids.story}::uuid[]) and merged_into is null`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export function idsByKind(subjects: readonly PinSubject[]): Record<PinSubject['kind'], string[]> {
  const idsOf = (kind: PinSubject['kind']) => subjects.flatMap(each => (each.kind === kind ? each.id : []))
  return { link: idsOf('link'), story: idsOf('story') }
}

/** A row of `pins`: a slot, with its pin or empty. */
export type PinRow = Omit<Pin, 'place' | 'subject'> & {
  id: string
  place: Slot
  newsLinkId: string | null
  storyId: string | null
}

/** Locks all rows by id, so that edits wait and do not deadlock. The pin of a merged story is one of the story it became part of. */
export async function lockPinRows(tx: Db): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select id, place, news_link_id, coalesce(${followedStory}, story_id) as story_id, title, pinned_at, pinned_by, begins_at, ends_at, until_newer, version
    from pins order by id for update`.execute(tx)
  return rows
}

/** A subject has one place, and a plan that an undo makes again begins in the future, as when it was made. */
export const pinRestoreRule: RestoreRule = {
  async lock(tx, revisions) {
    if (revisions.some(({ recordTable }) => recordTable === 'pins')) await lockPinRows(tx)
  },

  async refuse(tx, restored, now) {
    const pins = restored.filter(({ revision }) => revision.recordTable === 'pins')
    if (pins.some(one => isOverdue(one, now))) return 'time-passed'
    const others = await listOthers(tx, pins)
    return others.some(({ endsAt }) => !hasPassed(endsAt, now)) ? 'pinned-elsewhere' : null
  },

  /** The pins that are left elsewhere have ended, and only their rows remain. */
  async prepare(tx, restored, write) {
    const others = await listOthers(tx, restored)
    await updateRecords(tx, { ...write, table: 'pins', ids: others.map(({ id }) => id), values: empty })
    return async () => null
  },
}

/** The other rows of the subjects that are restored. */
async function listOthers(
  tx: Db,
  restored: readonly Restoration[],
): Promise<{ id: string; endsAt: Date | null }[]> {
  const pins = restored.flatMap(({ revision: { recordTable, recordId }, to }) =>
    recordTable === 'pins' && to ? [{ ...to, id: recordId }] : [],
  )
  if (pins.length === 0) return []
  const { rows } = await sql<{ id: string; endsAt: Date | null }>`
    select other.id, other.ends_at from json_populate_recordset(null::pins, ${JSON.stringify(pins)}::json) given
    join pins other on other.is_next = given.is_next
      and (other.news_link_id = given.news_link_id or other.story_id = given.story_id)
    where other.id <> all(${pins.map(({ id }) => id)}::uuid[])`.execute(tx)
  return rows
}

/** Whether a plan that had not begun when it was written or dropped would begin at once. Ignores plans that still stand. */
function isOverdue({ revision, to, newest = revision }: Restoration, now: Date): boolean {
  const beginsAt = to?.begins_at
  if (typeof beginsAt !== 'string' || newest.after?.begins_at === beginsAt) return false
  const begins = new Date(beginsAt)
  return hasPassed(begins, now) && !hasPassed(begins, revision.at)
}

export function subjectIdOf({ newsLinkId, storyId }: PinRow): string | null {
  return newsLinkId ?? storyId
}

export function hasEnded({ endsAt }: PinRow, now: Date): boolean {
  return hasPassed(endsAt, now)
}

const empty = { newsLinkId: null, storyId: null, title: '', beginsAt: null, endsAt: null, untilNewer: false }

/**
 * Moves planned pins that have begun to their places if the changes need that. The others stay in their own rows, so that the
 * earlier pins of their places apply again after them. A subject that had another place leaves it: no subject has two.
 * Unchanged rows stay the same objects.
 */
export function startPlannedRows(
  rows: readonly PinRow[],
  { changes, now }: { changes: readonly PinChange[]; now: Date },
): PinRow[] {
  const begun = rows.filter(({ beginsAt }) => hasPassed(beginsAt, now))
  const current = begun.filter(row => !hasEnded(row, now))
  const started = current.filter(row => isStartedBy(row, changes))
  // A subject that the changes pin elsewhere leaves its plan, and with it the place.
  const kept = current.filter(
    row => !started.includes(row) && !changes.some(({ subject }) => subject?.id === subjectIdOf(row)),
  )
  return rows.map(row => {
    if (kept.includes(row)) return row
    if (begun.includes(row)) return { ...row, ...empty }
    if (isNextSlot(row.place)) return row
    const planned = started.find(each => each.place === nextSlot(placeOfSlot(row.place)))
    if (!planned)
      return started.some(each => subjectIdOf(each) === subjectIdOf(row)) ? { ...row, ...empty } : row
    const { id, version } = row
    const pinnedAt = planned.beginsAt ?? planned.pinnedAt
    return { ...planned, id, version, place: row.place, pinnedAt, beginsAt: null }
  })
}

/** Whether the changes write to the place of a planned pin or to its plan, or plan its subject for another place. */
function isStartedBy(row: PinRow, changes: readonly PinChange[]): boolean {
  return changes.some(
    ({ place: slot, subject }) =>
      placeOfSlot(slot) === placeOfSlot(row.place) || (isNextSlot(slot) && subject?.id === subjectIdOf(row)),
  )
}

/** Whether its slot is changed, or its subject moves to another place. An empty slot that stays empty is not written. */
export function isWritten(row: PinRow, changes: readonly PinChange[]): boolean {
  const subjectId = subjectIdOf(row)
  const isPut = changes.some(({ place, subject }) => place === row.place && subject !== null)
  return isPut || (subjectId !== null && isReplaced({ slot: row.place, subjectId }, changes))
}

/** The row after a change; without one, the emptied row. */
export function pinRow(
  row: PinRow,
  change: PinChange | undefined,
  { titles, by, now }: { titles: Map<string, string>; by: Authorized; now: Date },
): PinRow {
  const subject = change?.subject ?? null
  return {
    ...row,
    ...empty,
    newsLinkId: subject?.kind === 'link' ? subject.id : null,
    storyId: subject?.kind === 'story' ? subject.id : null,
    title: titles.get(subject?.id ?? '') ?? '',
    pinnedAt: now,
    pinnedBy: by.name,
    ...(change && subject ? timesOf(change, now) : null),
  }
}

const writtenNames = [...namesOf(empty), 'pinnedAt', 'pinnedBy'] as const

export const pinColumns = writtenNames.map(snakeCase)

export function toColumns(row: PinRow): object {
  const columns = writtenNames.map((name): unknown[] => [snakeCase(name), row[name]])
  return { id: row.id, ...Object.fromEntries(columns) }
}
