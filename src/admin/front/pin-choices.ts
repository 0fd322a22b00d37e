import type { PinChange, Until } from '../../domain/front/front-changes.ts'
import type { FrontPage, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import {
  type FrontPlace,
  nextSlot,
  secondPlaces,
  sectionPlace,
} from '../../domain/front/places/front-place.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/pins.ts'
import { findAt, listWaitingPins, type Versions } from './front-draft.ts'

/** A place that a subject can be pinned to, with its current item. */
export type PlaceChoice = {
  place: FrontPlace
  name: string
  /** The key that chooses it; '' for none. */
  key: string
  /** The headline shown there now; '' for none. */
  headline: string
  pin: Pin | null
  /** A sentence if it leads a section that is not its own; '' otherwise. */
  warning: string
  /** The pin that is planned to begin there later. */
  planned: Pin | null
  /** The version of the place, and the version of its plan, that the editor sees. */
  seen: number
  plannedSeen: number
}

/** The place and times that an editor chose; `from` is null for immediately. */
export type ChosenPlace = { place: FrontPlace; from: Date | null; until: Until }

export function toPinChange(
  { place, from, until }: ChosenPlace,
  { seen, plannedSeen }: Pick<PlaceChoice, 'seen' | 'plannedSeen'>,
): Omit<PinChange, 'subject'> {
  return from
    ? { place: nextSlot(place), from: from.toISOString(), until, seen: plannedSeen }
    : { place, until, seen }
}

/** Where the subject is pinned until now. */
export type FormerPlace = { place: FrontPlace; name: string }

/** `asked` is the number of the request that this answers. `choices` is empty if the front page could not be read. */
export type PlaceResponse = { choices: PlaceChoice[]; former: FormerPlace | null; asked: string }

/**
 * `slug`: the section of the link, which may become its lead; null for a story, which can lead any section. `own`: the
 * section of the link or of the story's lead, '' if it is unknown.
 */
export function listPlaceChoices(
  page: FrontPage,
  { slug, own, versions, language }: Choosing,
): PlaceChoice[] {
  const ownSection = page.sections.find(({ category }) => category.slug === own)?.category.name
  const sections = page.sections.filter(({ category }) => slug === null || category.slug === slug)
  const choices = [
    toChoice('lead', { name: words.lead(language), key: 'l', item: page.lead }),
    ...secondPlaces.map((place, n) =>
      toChoice(place, {
        name: words.second(language, { place: `${n + 1}` }),
        key: `${n + 1}`,
        item: findAt(page, place),
      }),
    ),
    ...sections.map(({ category }, n) =>
      toChoice(sectionPlace(category.id), {
        name: words.sectionLead(language, { section: category.name }),
        key: category.slug === own ? 's' : (sectionKeys[n] ?? ''),
        item: findAt(page, sectionPlace(category.id)),
        warning:
          ownSection === undefined || category.slug === own
            ? ''
            : words.fromOtherSection(language, { section: ownSection }),
      }),
    ),
  ]
  const waiting = listWaitingPins(page)
  return choices.map(choice => ({
    ...choice,
    ...withWaitingPin(choice, waiting),
    planned: page.planned.find(({ place }) => place === choice.place) ?? null,
    seen: versions.get(choice.place) ?? 0,
    plannedSeen: versions.get(nextSlot(choice.place)) ?? 0,
  }))
}

// For the sections of a story, beside `l`, `1`, `2`, `3` and `s`.
const sectionKeys = '4567890abcdefghijkmnopqrtuvwxyz'

type Choosing = { slug: string | null; own: string; versions: Versions; language: Language }

function toChoice(
  place: FrontPlace,
  { name, key, item, warning = '' }: { name: string; key: string; item: PlacedItem | null; warning?: string },
): Omit<PlaceChoice, 'planned' | 'seen' | 'plannedSeen'> {
  return {
    place,
    name,
    key,
    headline: item?.story?.title ?? item?.link.title ?? '',
    pin: item?.pin ?? null,
    warning,
  }
}

/** A place whose pin readers cannot see yet, such as that of a story which is not public, is not free. */
function withWaitingPin({ place, pin }: Pick<PlaceChoice, 'place' | 'pin'>, waiting: readonly Pin[]) {
  const hidden = pin ? undefined : waiting.find(each => each.place === place)
  return hidden ? { pin: hidden, headline: hidden.title } : null
}

/** The first place without a pin, otherwise the lead. */
export function firstFreePlace(choices: readonly PlaceChoice[]): FrontPlace {
  return choices.find(({ pin }) => pin === null)?.place ?? 'lead'
}
