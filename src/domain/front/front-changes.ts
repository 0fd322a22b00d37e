import type { FrontMaterial, Pin, PinSubject } from './front-page.ts'
import { isNextSlot, placeOfSlot, type Slot } from './places/front-place.ts'
import { slotOf, startPlannedPins } from './shown-pins.ts'

/** When a pin ends. `hours` count from its publication, or from its planned beginning. */
export type Until =
  | { kind: 'open' }
  | { kind: 'newer' }
  | { kind: 'hours'; hours: number }
  | { kind: 'time'; at: string }

/** `title` is the headline that the editor saw: it names a subject that is gone. */
export type DraftSubject = PinSubject & { title?: string }

/** `subject` null empties the place. `from`: when a planned pin begins. `seen`: the slot's version on the page; 0 without a row. */
export type PinChange = {
  place: Slot
  subject: DraftSubject | null
  from?: string
  until: Until
  seen: number
}

/** Shows or hides a section, or moves it to the front of another; `before` null moves it behind all. */
export type SectionChange = { id: string; isOnFront: boolean } | { id: string; before: string | null }

/** `sections` holds only what the editor changed, in that order, so that it leaves the changes of other editors alone. */
export type FrontChanges = { pins: PinChange[]; sections: SectionChange[] | null }

// Sections are few; a script or a mistake must not pin thousands of items.
export const pinsMax = 200

const yearMs = 366 * 86_400_000

/** When the pin of a change begins and ends; null for implausible times, in the past or a year away. */
export function timesOf({ place, from, until }: PinChange, now: Date) {
  if (isNextSlot(place) !== (from !== undefined)) return null
  const beginsAt = from === undefined ? null : new Date(from)
  const aheadMs = beginsAt === null ? 1 : beginsAt.getTime() - now.getTime()
  const end = endOf(until, beginsAt ?? now)
  return aheadMs > 0 && aheadMs < yearMs && end ? { beginsAt, ...end } : null
}

/** Whether the times of a pin keep it from being published, with all other changes. */
export function isPast(pin: PinChange, now: Date): boolean {
  return pin.subject !== null && timesOf(pin, now) === null
}

/** The end of a pin that begins at `begin`; null for an end before that or a year after it. */
export function endOf(until: Until, begin: Date): { endsAt: Date | null; untilNewer: boolean } | null {
  if (until.kind === 'open' || until.kind === 'newer')
    return { endsAt: null, untilNewer: until.kind === 'newer' }
  const endsAt =
    until.kind === 'time' ? new Date(until.at) : new Date(begin.getTime() + until.hours * 3_600_000)
  const aheadMs = endsAt.getTime() - begin.getTime()
  return aheadMs > 0 && aheadMs < yearMs ? { endsAt, untilNewer: false } : null
}

/** The material as it will be once the changes are published. */
export function applyChanges(
  material: FrontMaterial,
  {
    changes,
    now,
    by,
    titleOf,
  }: { changes: FrontChanges; now: Date; by: string; titleOf: (subject: DraftSubject) => string },
): FrontMaterial {
  const kept = startPlannedPins(material.pins, now).filter(
    pin => !isReplaced({ slot: slotOf(pin), subjectId: pin.subject.id }, changes.pins),
  )
  const put = changes.pins.flatMap((change): Pin[] => {
    const { subject } = change
    const times = timesOf(change, now)
    if (!subject || !times) return []
    return [
      {
        place: placeOfSlot(change.place),
        subject,
        title: titleOf(subject),
        pinnedAt: now,
        pinnedBy: by,
        version: 0,
        ...times,
      },
    ]
  })
  return { ...material, pins: [...kept, ...put], categories: arrange(material.categories, changes.sections) }
}

/** Whether a slot loses its item: it changed, or its subject is pinned elsewhere. A subject may have a current and a planned pin. */
export function isReplaced(
  { slot, subjectId }: { slot: Slot; subjectId: string | null },
  changes: readonly PinChange[],
): boolean {
  return changes.some(
    ({ place, subject }) =>
      place === slot || (subject?.id === subjectId && isNextSlot(place) === isNextSlot(slot)),
  )
}

/** Categories as they are after the changes; one that names a missing category changes nothing. */
export function arrange<T extends { id: string; isOnFront: boolean }>(
  categories: readonly T[],
  sections: FrontChanges['sections'],
): T[] {
  return (sections ?? []).reduce(changeSection, [...categories])
}

function changeSection<T extends { id: string; isOnFront: boolean }>(
  categories: T[],
  change: SectionChange,
): T[] {
  if ('isOnFront' in change) {
    const { id, isOnFront } = change
    return categories.map(category => (category.id === id ? { ...category, isOnFront } : category))
  }
  const moved = categories.find(({ id }) => id === change.id)
  const others = categories.filter(category => category !== moved)
  const at = change.before === null ? others.length : others.findIndex(({ id }) => id === change.before)
  return moved && at !== -1 ? [...others.slice(0, at), moved, ...others.slice(at)] : categories
}
