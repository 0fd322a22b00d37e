import type { PinChange, Until } from '../../domain/front/front-changes.ts'
import type { FrontPage, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import { type FrontPlace, nextSlot, secondPlaces, sectionPlace } from '../../domain/front-place.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/front-desk.ts'
import type { Versions } from './front-draft.ts'

/** A place that something can be pinned to, with what stands there now. */
export type PlaceChoice = {
  place: FrontPlace
  name: string
  /** The key that chooses it; '' for none. */
  key: string
  /** The headline that stands there; '' for none. */
  headline: string
  pin: Pin | null
  /** The pin that begins there later. */
  planned: Pin | null
  /** How often the place was written to, as the editor sees it, and how often the plan for it. */
  seen: number
  plannedSeen: number
}

/** A place with the times that an editor chose for something; `from`: null for at once. */
export type ChosenPlace = { place: FrontPlace; from: Date | null; until: Until }

export function toPinChange(
  { place, from, until }: ChosenPlace,
  { seen, plannedSeen }: Pick<PlaceChoice, 'seen' | 'plannedSeen'>,
): Omit<PinChange, 'subject'> {
  return from
    ? { place: nextSlot(place), from: from.toISOString(), until, seen: plannedSeen }
    : { place, until, seen }
}

/** `asked`: the number of the question that it answers. No choices: the front page could not be read. */
export type PlaceAnswer = { choices: PlaceChoice[]; asked: string }

/** `slug`: of the section that the subject is of, whose lead it can be; null for a story, which can lead any section. */
export function listPlaceChoices(
  page: FrontPage,
  { slug, versions, language }: { slug: string | null; versions: Versions; language: Language },
): PlaceChoice[] {
  const sections = page.sections.filter(({ category }) => slug === null || category.slug === slug)
  const choices = [
    toChoice('lead', { name: words.lead(language), key: 'l', item: page.lead }),
    ...secondPlaces.map((place, n) =>
      toChoice(place, {
        name: words.second(language, { place: `${n + 1}` }),
        key: `${n + 1}`,
        item: page.second[n] ?? null,
      }),
    ),
    ...sections.map(({ category, lead }) =>
      toChoice(sectionPlace(category.id), {
        name: words.sectionLead(language, { section: category.name }),
        key: slug === null ? '' : 's',
        item: lead,
      }),
    ),
  ]
  return choices.map(choice => ({
    ...choice,
    planned: page.planned.find(({ place }) => place === choice.place) ?? null,
    seen: versions.get(choice.place) ?? 0,
    plannedSeen: versions.get(nextSlot(choice.place)) ?? 0,
  }))
}

function toChoice(
  place: FrontPlace,
  { name, key, item }: { name: string; key: string; item: PlacedItem | null },
): Omit<PlaceChoice, 'planned' | 'seen' | 'plannedSeen'> {
  return { place, name, key, headline: item?.story?.title ?? item?.link.title ?? '', pin: item?.pin ?? null }
}

/** The first place that no editor has filled, else the lead. */
export function firstFreePlace(choices: readonly PlaceChoice[]): FrontPlace {
  return choices.find(({ pin }) => pin === null)?.place ?? 'lead'
}
