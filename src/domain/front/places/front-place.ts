import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/pins.ts'
import { isUuid } from '../../fields/record-id.ts'

/** A place of the front page that an editor can fill: the lead, three beside it, the lead of a section. */
export type FrontPlace = 'lead' | `second-${1 | 2 | 3}` | `section-${string}`

/** A place as it is now, or as it will be from a later time on, for the pin that is planned there. */
export type Slot = FrontPlace | `next-${FrontPlace}`

export const secondPlaces = ['second-1', 'second-2', 'second-3'] as const satisfies FrontPlace[]

const nextPrefix = 'next-'

export function sectionPlace(categoryId: string): FrontPlace {
  return `section-${categoryId}`
}

export function nextSlot(place: FrontPlace): Slot {
  return `${nextPrefix}${place}`
}

export function isNextSlot(slot: Slot): boolean {
  return slot.startsWith(nextPrefix)
}

/** Null for text that names no place. */
export function readPlace(text: string): FrontPlace | null {
  if (text === 'lead') return text
  const second = secondPlaces.find(place => place === text)
  const categoryId = /^section-(.*)$/.exec(text)?.[1] ?? ''
  return second ?? (isUuid(categoryId) ? sectionPlace(categoryId.toLowerCase()) : null)
}

/** Null for text that names no place, current or planned. */
export function readSlot(text: string): { slot: Slot; place: FrontPlace } | null {
  const isNext = text.startsWith(nextPrefix)
  const place = readPlace(isNext ? text.slice(nextPrefix.length) : text)
  return place && { slot: isNext ? nextSlot(place) : place, place }
}

export function placeOfSlot(slot: Slot): FrontPlace {
  const place = readSlot(slot)?.place
  if (!place) throw new Error(`${slot} names no place`)
  return place
}

/** Null for places outside sections. */
export function categoryOfPlace(place: FrontPlace): string | null {
  return place.startsWith('section-') ? place.slice('section-'.length) : null
}

type Naming = { categories: readonly { id: string; name: string }[]; language: Language }

export function namePlace(place: FrontPlace, { categories, language }: Naming): string {
  const section = categories.find(({ id }) => id === categoryOfPlace(place))?.name ?? ''
  return describePlace(place, { section, language })
}

/** The name of a slot in the history, which stores the name of its section; '' for text that names no place. */
export function nameSlot(text: string, naming: { section: string; language: Language }): string {
  const found = readSlot(text)
  if (!found) return ''
  const place = describePlace(found.place, naming)
  return isNextSlot(found.slot) ? words.plannedPlace(naming.language, { place }) : place
}

function describePlace(
  place: FrontPlace,
  { section, language }: { section: string; language: Language },
): string {
  if (place === 'lead') return words.lead(language)
  if (categoryOfPlace(place) === null) return words.second(language, { place: place.slice(-1) })
  return words.sectionLead(language, { section: section || words.unknownSection(language) })
}
