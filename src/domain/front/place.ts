import type { Language } from '../../text/language.ts'
import * as words from '../../words/front-desk.ts'
import { isUuid } from '../is-uuid.ts'

/** A place of the front page that an editor can fill: the lead, three beside it, the lead of a section. */
export type Place = 'lead' | `second-${1 | 2 | 3}` | `section-${string}`

/** A place now, or the same place from a time on, for the pin that is planned there. */
export type Slot = Place | `next-${Place}`

export const secondPlaces = ['second-1', 'second-2', 'second-3'] as const satisfies Place[]

const nextPrefix = 'next-'

export function sectionPlace(categoryId: string): Place {
  return `section-${categoryId}`
}

export function nextSlot(place: Place): Slot {
  return `${nextPrefix}${place}`
}

export function isNextSlot(slot: Slot): boolean {
  return slot.startsWith(nextPrefix)
}

/** Null for what names no place. */
export function readPlace(text: string): Place | null {
  if (text === 'lead') return text
  const second = secondPlaces.find(place => place === text)
  const categoryId = /^section-(.*)$/.exec(text)?.[1] ?? ''
  return second ?? (isUuid(categoryId) ? sectionPlace(categoryId.toLowerCase()) : null)
}

/** Null for what names no place, now or later. */
export function readSlot(text: string): { slot: Slot; place: Place } | null {
  const isNext = text.startsWith(nextPrefix)
  const place = readPlace(isNext ? text.slice(nextPrefix.length) : text)
  return place && { slot: isNext ? nextSlot(place) : place, place }
}

/** Null for places that are of no section. */
export function categoryOfPlace(place: Place): string | null {
  return place.startsWith('section-') ? place.slice('section-'.length) : null
}

export function namePlace(
  place: Place,
  { categories, language }: { categories: readonly { id: string; name: string }[]; language: Language },
): string {
  if (place === 'lead') return words.lead(language)
  const categoryId = categoryOfPlace(place)
  if (categoryId === null) return words.secondPlace(language, { place: place.slice(-1) })
  const section = categories.find(({ id }) => id === categoryId)?.name ?? words.unknownSection(language)
  return words.sectionLead(language, { section })
}
