import {
  type FrontChanges,
  isReplaced,
  type PinChange,
  type Until,
} from '../../domain/front/front-changes.ts'
import type { FrontItem, FrontPage, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import { type FrontPlace, type Slot, secondPlaces, sectionPlace } from '../../domain/front-place.ts'
import { subjectOf } from './desk-item.ts'

// The unpublished changes of a desk, which only this editor sees. All functions here are pure.

export const noChanges: FrontChanges = { pins: [], sections: null }

/** How often each place was written, as far as this desk knows. */
export type Versions = ReadonlyMap<string, number>

const topPlaces: FrontPlace[] = ['lead', ...secondPlaces]

/** A subject has one place, and a place holds one subject: the latest change wins. */
export function putPin(
  changes: FrontChanges,
  { item, ...pin }: Omit<PinChange, 'subject'> & { item: FrontItem },
): FrontChanges {
  const change = { ...pin, subject: subjectOf(item) }
  const others = changes.pins.filter(
    each => !isReplaced({ slot: each.place, subjectId: each.subject?.id ?? null }, [change]),
  )
  return { ...changes, pins: [...others, change] }
}

/** Unpins the place, so that it fills itself again. */
export function takeOff(changes: FrontChanges, place: Slot, versions: Versions): FrontChanges {
  const change: PinChange = { place, subject: null, until: { kind: 'open' }, seen: versions.get(place) ?? 0 }
  return { ...changes, pins: [...changes.pins.filter(each => each.place !== place), change] }
}

/** Swaps the items at `from` and `to`; pinned ones stay pinned. */
export function swapPlaces(
  changes: FrontChanges,
  { from, to, page, versions }: { from: FrontPlace; to: FrontPlace; page: FrontPage; versions: Versions },
): FrontChanges {
  const [moved, met] = [findAt(page, from), findAt(page, to)]
  if (!moved || from === to) return changes
  const freed = moved.pin ? takeOff(changes, from, versions) : changes
  const seen = (place: FrontPlace) => versions.get(place) ?? 0
  const put = putPin(freed, { place: to, item: moved, until: untilOf(moved.pin), seen: seen(to) })
  return met?.pin ? putPin(put, { place: from, item: met, until: untilOf(met.pin), seen: seen(from) }) : put
}

/** The place `by` steps away among the lead and the second tier; null beyond the ends. */
export function placeBeside(place: FrontPlace, by: -1 | 1): FrontPlace | null {
  const at = topPlaces.indexOf(place)
  return at === -1 ? null : (topPlaces[at + by] ?? null)
}

export function findAt(page: FrontPage, place: FrontPlace): PlacedItem | null {
  if (place === 'lead') return page.lead
  const second = page.second.find(item => item.place === place)
  return second ?? page.sections.find(({ category }) => sectionPlace(category.id) === place)?.lead ?? null
}

/** The sections in screen order, with one of them moved to the index `to`. */
export function moveSection<T extends { id: string; isOnFront: boolean }>(
  sections: readonly T[],
  id: string,
  to: number,
): NonNullable<FrontChanges['sections']> {
  const kept = sections.map(({ id, isOnFront }) => ({ id, isOnFront }))
  const from = kept.findIndex(each => each.id === id)
  const [moved] = from === -1 ? [] : kept.splice(from, 1)
  if (moved) kept.splice(Math.max(0, Math.min(kept.length, to)), 0, moved)
  return kept
}

export function countChanges({ pins, sections }: FrontChanges): number {
  return pins.length + (sections ? 1 : 0)
}

function untilOf(pin: Pick<Pin, 'endsAt' | 'untilNewer'> | null): Until {
  if (pin?.untilNewer) return { kind: 'newer' }
  return pin?.endsAt ? { kind: 'time', at: pin.endsAt.toISOString() } : { kind: 'open' }
}
