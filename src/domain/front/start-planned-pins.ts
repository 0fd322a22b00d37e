import { type FrontPlace, nextSlot, type Slot } from '../front-place.ts'

type Timed = { place: FrontPlace; pinnedAt: Date; beginsAt: Date | null; endsAt: Date | null }

/**
 * The pins as they count at `now`: a planned pin that has begun stands in its place, before the pin that stood there. That one
 * stands again once the planned one has ended or cannot be shown. Nothing has to be written at the time itself.
 */
export function startPlannedPins<T extends Timed>(pins: readonly T[], now: Date): T[] {
  const begun = pins.filter(({ beginsAt, endsAt }) => hasCome(beginsAt, now) && !hasCome(endsAt, now))
  return [
    ...begun.map(pin => ({ ...pin, pinnedAt: pin.beginsAt ?? pin.pinnedAt, beginsAt: null })),
    ...pins.filter(({ beginsAt }) => !hasCome(beginsAt, now)),
  ]
}

export function slotOf({ place, beginsAt }: Pick<Timed, 'place' | 'beginsAt'>): Slot {
  return beginsAt === null ? place : nextSlot(place)
}

/** False for a pin that names no such time. */
export function hasCome(at: Date | null, now: Date): boolean {
  return at !== null && at <= now
}
