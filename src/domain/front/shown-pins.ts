import type { AsideReason, FrontItem, FrontMaterial, Pin, PinSubject } from './front-page.ts'
import { categoryOfPlace, type FrontPlace, nextSlot, type Slot } from './places/front-place.ts'

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

/** The item that a pin shows at `now`, or the reason why it shows none. */
export function judgePin(
  pin: Pin,
  material: FrontMaterial,
  now: Date,
): { item: FrontItem; reason: null } | { item: null; reason: AsideReason } {
  const aside = (reason: AsideReason) => ({ item: null, reason })
  if (pin.endsAt && pin.endsAt <= now) return aside('ended')
  const item = material.pinned.find(candidate => isSubject(candidate, pin))
  if (!item) return aside(pin.subject.kind === 'story' ? 'not-public' : 'gone')
  const categoryId = categoryOfPlace(pin.place)
  if (categoryId !== null) {
    const category = material.categories.find(({ id }) => id === categoryId)
    if (!category) return aside('gone')
    // Placed, it would keep its link and its story from the rest of the page.
    if (!category.isOnFront) return aside('hidden-section')
    if (pin.subject.kind === 'link' && item.link.categorySlug !== category.slug) return aside('other-section')
  }
  if (pin.untilNewer && listRivals(pin, material).some(rival => isNewer(rival, pin))) return aside('newer')
  return { item, reason: null }
}

function isSubject({ link, story }: FrontItem, { subject }: Pick<Pin, 'subject'>): boolean {
  return subject.kind === 'story' ? story?.id === subject.id : story === null && link.id === subject.id
}

/** The items that can end a pin. At the top these are featured links and stories of several outlets: any link would end it soon. */
function listRivals({ place }: Pin, { stories, featured, newestOf }: FrontMaterial): FrontItem[] {
  const categoryId = categoryOfPlace(place)
  return categoryId === null ? [...stories, ...featured] : (newestOf.get(categoryId) ?? [])
}

function isNewer(rival: FrontItem, pin: Pin): boolean {
  if (isSubject(rival, pin) || (pin.subject.kind === 'story' && rival.storyId === pin.subject.id))
    return false
  return (rival.story?.firstAt ?? rival.link.createdAt) > pin.pinnedAt
}
