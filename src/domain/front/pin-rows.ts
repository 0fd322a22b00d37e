import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isNextSlot, nextSlot, readSlot, type Slot } from '../front-place.ts'
import { isReplaced, type PinChange, timesOf } from './front-changes.ts'
import type { Pin } from './front-page.ts'
import { hasCome } from './start-planned-pins.ts'

/** A row of `pins`: a slot with the pin in it, or empty. */
export type PinRow = Omit<Pin, 'place' | 'subject'> & {
  id: string
  place: Slot
  newsLinkId: string | null
  storyId: string | null
}

/** All of them in the order of their ids: editors wait for one another. */
export async function lockPinRows(tx: Db): Promise<PinRow[]> {
  const { rows } = await sql<PinRow>`
    select id, place, news_link_id, story_id, title, pinned_at, pinned_by, begins_at, ends_at, until_newer, version
    from pins order by id for update`.execute(tx)
  return rows
}

export function subjectIdOf({ newsLinkId, storyId }: PinRow): string | null {
  return newsLinkId ?? storyId
}

export function hasEnded({ endsAt }: PinRow, now: Date): boolean {
  return hasCome(endsAt, now)
}

const empty = {
  newsLinkId: null,
  storyId: null,
  title: '',
  beginsAt: null,
  endsAt: null,
  untilNewer: false,
}

/** Planned pins that have begun move to their places. A row that stays as it is stays the same object. */
export function startPlannedRows(rows: readonly PinRow[], now: Date): PinRow[] {
  const begun = rows.filter(({ beginsAt }) => hasCome(beginsAt, now))
  return rows.map(row => {
    if (begun.includes(row)) return { ...row, ...empty }
    const place = readSlot(row.place)?.place
    const planned = begun.find(each => place && each.place === nextSlot(place) && !hasEnded(each, now))
    if (!planned || isNextSlot(row.place)) return row
    const { id, version } = row
    const pinnedAt = planned.beginsAt ?? planned.pinnedAt
    return { ...planned, id, version, place: row.place, pinnedAt, beginsAt: null }
  })
}

/** Its slot is changed, or what stands in it goes to another place. A slot that was empty and stays so is left alone. */
export function isWritten(row: PinRow, changes: readonly PinChange[]): boolean {
  const subjectId = subjectIdOf(row)
  const isPut = changes.some(({ place, subject }) => place === row.place && subject !== null)
  return isPut || (subjectId !== null && isReplaced({ slot: row.place, subjectId }, changes))
}

/** The row after a change; empty without one. */
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

export const pinColumns = [
  'news_link_id',
  'story_id',
  'title',
  'pinned_at',
  'pinned_by',
  'begins_at',
  'ends_at',
  'until_newer',
]

export function toColumns(row: PinRow): object {
  return {
    id: row.id,
    news_link_id: row.newsLinkId,
    story_id: row.storyId,
    title: row.title,
    pinned_at: row.pinnedAt,
    pinned_by: row.pinnedBy,
    begins_at: row.beginsAt,
    ends_at: row.endsAt,
    until_newer: row.untilNewer,
  }
}
