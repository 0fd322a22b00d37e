import type { FrontPage, Pin, PlacedItem } from '../../domain/front/front-page.ts'
import { type Place, secondPlaces, sectionPlace } from '../../domain/front/place.ts'
import type { Versions } from './front-draft.ts'

/** A place that something can be pinned to, with what stands there now. */
export type PlaceChoice = {
  place: Place
  name: string
  /** The key that chooses it; '' for none. */
  key: string
  /** The headline that stands there; '' for none. */
  headline: string
  pin: Pin | null
  /** How often the place was written to, as the editor sees it. */
  seen: number
}

/** `asked`: the number of the question that it answers. No choices: the front page could not be read. */
export type PlaceAnswer = { choices: PlaceChoice[]; asked: string }

/** `slug`: of the section that the subject is of, whose lead it can be; null for a story, which can lead any section. */
export function listPlaceChoices(
  page: FrontPage,
  { slug, versions }: { slug: string | null; versions: Versions },
): PlaceChoice[] {
  const sections = page.sections.filter(({ category }) => slug === null || category.slug === slug)
  const choices = [
    toChoice('lead', { name: 'Lead', key: 'l', item: page.lead }),
    ...secondPlaces.map((place, n) =>
      toChoice(place, { name: `Second tier ${n + 1}`, key: `${n + 1}`, item: page.second[n] ?? null }),
    ),
    ...sections.map(({ category, lead }) =>
      toChoice(sectionPlace(category.id), {
        name: `Lead of ${category.name}`,
        key: slug === null ? '' : 's',
        item: lead,
      }),
    ),
  ]
  return choices.map(choice => ({ ...choice, seen: versions.get(choice.place) ?? 0 }))
}

function toChoice(
  place: Place,
  { name, key, item }: { name: string; key: string; item: PlacedItem | null },
): Omit<PlaceChoice, 'seen'> {
  return { place, name, key, headline: item?.story?.title ?? item?.link.title ?? '', pin: item?.pin ?? null }
}

/** The first place that no editor has filled, else the lead. */
export function firstFreePlace(choices: readonly PlaceChoice[]): Place {
  return choices.find(({ pin }) => pin === null)?.place ?? 'lead'
}
