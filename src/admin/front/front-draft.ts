import { isUuid } from '../../domain/fields/record-id.ts'
import {
  arrange,
  type DraftSubject,
  type FrontChanges,
  isPast,
  isReplaced,
  type PinChange,
  type SectionChange,
  type Until,
} from '../../domain/front/front-changes.ts'
import type {
  FrontCategory,
  FrontItem,
  FrontPage,
  FrontSection,
  Pin,
  PinSubject,
  PlacedItem,
} from '../../domain/front/front-page.ts'
import {
  type FrontPlace,
  type Slot,
  secondPlaces,
  sectionPlace,
} from '../../domain/front/places/front-place.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/counts.ts'

export function subjectOf({ link, story }: FrontItem): PinSubject & { title: string } {
  return story
    ? { kind: 'story', id: story.id, title: story.title }
    : { kind: 'link', id: link.id, title: link.title }
}

/** A subject in an address. */
export function writeSubject({ kind, id }: PinSubject): string {
  return `${kind}:${id}`
}

export function readSubject(text: string): PinSubject | null {
  const [kind, id = ''] = text.split(':')
  return (kind === 'link' || kind === 'story') && isUuid(id) ? { kind, id } : null
}

export function titleOf({ link, story }: FrontItem): string {
  return story?.title ?? link.title
}

/** The line under a headline: "7 outlets" for a story, the source for a link. */
export function sourceOf({ link, story }: FrontItem, language: Language): string {
  return story ? words.outlets(language, { count: story.outletCount }) : link.source
}

/** The item that the page shows at a place. */
export function findAt(page: FrontPage, place: FrontPlace): PlacedItem | null {
  if (place === 'lead') return page.lead
  const second = page.second.find(item => item.place === place)
  if (second) return second
  const section = page.sections.find(({ category }) => sectionPlace(category.id) === place)
  return section ? (listShown(section)[0] ?? null) : null
}

/** What readers see in a section, in order. Without a link of its own, the first is repeated from above. */
export function listShown({ lead, others }: FrontSection): PlacedItem[] {
  return [...(lead ? [lead] : []), ...others.map(item => ({ ...item, pin: null }))]
}

/** The pin of the subject, also one that readers cannot see at the moment; null if it is not pinned. */
export function findPinOf(page: FrontPage, { id }: PinSubject): Pin | null {
  const items = [page.lead, ...page.second, ...page.sections.map(({ lead }) => lead)]
  const shown = items.flatMap(item => item?.pin ?? [])
  return [...shown, ...listWaitingPins(page)].find(({ subject }) => subject.id === id) ?? null
}

/** Pins that show nothing now and will show again, unlike those that ended. */
export function listWaitingPins({ aside }: FrontPage): Pin[] {
  return aside.flatMap(({ pin, reason }) => (reason === 'ended' || reason === 'newer' ? [] : [pin]))
}

// The unpublished changes of a desk, which only this editor sees. All functions here are pure.

export const noChanges: FrontChanges = { pins: [], sections: null }

/** How often each place was written, as far as this desk knows. */
export type Versions = ReadonlyMap<string, number>

const topPlaces: FrontPlace[] = ['lead', ...secondPlaces]

/** A subject has one place, and a place holds one subject: the latest change wins. */
export function putPin(changes: FrontChanges, pin: PinChange): FrontChanges {
  return { ...changes, pins: [...changes.pins.filter(each => !replaces(pin, each)), pin] }
}

/** Removes a pin that is still unpublished, and puts back what it replaced in the draft `before`. */
export function takeBackPin(changes: FrontChanges, pin: PinChange, before: FrontChanges): FrontChanges {
  // Not by value: a draft that was stored and read has its fields in another order.
  const isIt = (each: PinChange) => each.place === pin.place && each.subject?.id === pin.subject?.id
  if (!changes.pins.some(isIt)) return changes
  const rest = changes.pins.filter(each => !isIt(each))
  const replaced = before.pins.filter(each => replaces(pin, each))
  const free = replaced.filter(each => !rest.some(other => replaces(other, each)))
  return { ...changes, pins: [...rest, ...free] }
}

function replaces(pin: PinChange, { place, subject }: PinChange): boolean {
  return isReplaced({ slot: place, subjectId: subject?.id ?? null }, [pin])
}

/** Unpins the place, so that it fills itself again. */
export function takeOff(changes: FrontChanges, place: Slot, versions: Versions): FrontChanges {
  const change: PinChange = { place, subject: null, until: { kind: 'open' }, seen: versions.get(place) ?? 0 }
  return { ...changes, pins: [...changes.pins.filter(each => each.place !== place), change] }
}

/** Leaves the place as it is published. */
export function forgetPin(changes: FrontChanges, place: Slot): FrontChanges {
  return { ...changes, pins: changes.pins.filter(each => each.place !== place) }
}

/** A pin of a draft that can no longer be published. */
export type PastPin = { slot: Slot; title: string }

/** The pins whose times have passed, which the composed page leaves out. */
export function listPastPins(
  { pins }: FrontChanges,
  { known, now }: { known: readonly FrontItem[]; now: Date },
): PastPin[] {
  return pins.flatMap(pin =>
    pin.subject && isPast(pin, now) ? [{ slot: pin.place, title: titleAmong(known, pin.subject) }] : [],
  )
}

/** The title of a subject; if no item that the desk knows has it, the one with which it was pinned. */
export function titleAmong(known: readonly FrontItem[], { id, title = '' }: DraftSubject): string {
  const item = known.find(each => subjectOf(each).id === id)
  return item ? titleOf(item) : title
}

/** Swaps the items at `from` and `to`; pinned ones stay pinned. */
export function swapPlaces(
  changes: FrontChanges,
  { from, to, page, versions }: { from: FrontPlace; to: FrontPlace; page: FrontPage; versions: Versions },
): FrontChanges {
  const [moved, met] = [findAt(page, from), findAt(page, to)]
  if (!moved || from === to) return changes
  const freed = moved.pin ? takeOff(changes, from, versions) : changes
  const change = (place: FrontPlace, item: PlacedItem): PinChange => ({
    place,
    subject: subjectOf(item),
    until: untilOf(item.pin),
    seen: versions.get(place) ?? 0,
  })
  const put = putPin(freed, change(to, moved))
  return met?.pin ? putPin(put, change(from, met)) : put
}

/** The place `by` steps away among the lead and the second tier; null beyond the ends. */
export function placeBeside(place: FrontPlace, by: -1 | 1): FrontPlace | null {
  const at = topPlaces.indexOf(place)
  return at === -1 ? null : (topPlaces[at + by] ?? null)
}

/** Moves a section to the index `to` of the desk; `categories` are as published. */
export function moveSection(
  changes: FrontChanges,
  { id, to, categories }: { id: string; to: number; categories: readonly FrontCategory[] },
): FrontChanges {
  const others = arrange(categories, changes.sections).filter(each => each.id !== id)
  const kept = changes.sections ?? []
  const last = kept.at(-1)
  const isAgain = last && 'before' in last && last.id === id
  const change = { id, before: others[Math.max(0, to)]?.id ?? null }
  return { ...changes, sections: addChange(isAgain ? kept.slice(0, -1) : kept, change, categories) }
}

/** Shows or hides a section; `categories` are as published. */
export function showSection(
  changes: FrontChanges,
  { id, isOnFront, categories }: { id: string; isOnFront: boolean; categories: readonly FrontCategory[] },
): FrontChanges {
  const kept = (changes.sections ?? []).filter(each => !('isOnFront' in each && each.id === id))
  return { ...changes, sections: addChange(kept, { id, isOnFront }, categories) }
}

/** Leaves out a change without effect, which could revert that of another editor. */
function addChange(
  kept: SectionChange[],
  change: SectionChange,
  categories: readonly FrontCategory[],
): FrontChanges['sections'] {
  const [before, after] = [arrange(categories, kept), arrange(categories, [...kept, change])]
  const isSame = before.every(
    ({ id, isOnFront }, n) => after[n]?.id === id && after[n].isOnFront === isOnFront,
  )
  const sections = isSame ? kept : [...kept, change]
  return sections.length > 0 ? sections : null
}

/** The changes that were made after `published` was posted. */
export function withoutPublished({ pins, sections }: FrontChanges, published: FrontChanges): FrontChanges {
  const rest = sections?.filter(each => !includes(published.sections ?? [], each)) ?? []
  return {
    pins: pins.filter(each => !includes(published.pins, each)),
    sections: rest.length > 0 ? rest : null,
  }
}

// By value, because an undone change may have been made again meanwhile.
function includes<T>(published: readonly T[], change: T): boolean {
  return published.some(each => JSON.stringify(each) === JSON.stringify(change))
}

export function countChanges({ pins, sections }: FrontChanges): number {
  return pins.length + (sections ? 1 : 0)
}

function untilOf(pin: Pick<Pin, 'endsAt' | 'untilNewer'> | null): Until {
  if (pin?.untilNewer) return { kind: 'newer' }
  return pin?.endsAt ? { kind: 'time', at: pin.endsAt.toISOString() } : { kind: 'open' }
}
