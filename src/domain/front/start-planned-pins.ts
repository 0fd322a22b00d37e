import type { PinSubject } from './front-page.ts'
import { type FrontPlace, nextSlot, type Slot } from './places/front-place.ts'

type Timed = {
  place: FrontPlace
  subject: PinSubject
  pinnedAt: Date
  beginsAt: Date | null
  endsAt: Date | null
}

/**
 * The pins as they apply at `now`: a planned pin that has begun takes its place, ahead of the pin that was there. The earlier
 * pin applies again once the planned one has ended or cannot be shown. A subject that was pinned elsewhere leaves that place.
 * Nothing has to be written at the time itself.
 */
export function startPlannedPins<T extends Timed>(pins: readonly T[], now: Date): T[] {
  const begun = pins.filter(({ beginsAt, endsAt }) => hasPassed(beginsAt, now) && !hasPassed(endsAt, now))
  const isMoved = ({ place, subject }: T) =>
    begun.some(pin => pin.subject.id === subject.id && pin.place !== place)
  return [
    ...begun.map(pin => ({ ...pin, pinnedAt: pin.beginsAt ?? pin.pinnedAt, beginsAt: null })),
    ...pins.filter(pin => !hasPassed(pin.beginsAt, now) && (pin.beginsAt !== null || !isMoved(pin))),
  ]
}

export function slotOf({ place, beginsAt }: Pick<Timed, 'place' | 'beginsAt'>): Slot {
  return beginsAt === null ? place : nextSlot(place)
}

/** Whether a time is over; false for a pin without one. */
export function hasPassed(at: Date | null, now: Date): boolean {
  return at !== null && at <= now
}
