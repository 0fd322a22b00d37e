import type { FrontItem, FrontPage, PinSubject, PlacedItem } from '../../domain/front/front-page.ts'
import { type FrontPlace, sectionPlace } from '../../domain/front-place.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/counts.ts'

export function subjectOf({ link, story }: FrontItem): PinSubject {
  return story ? { kind: 'story', id: story.id } : { kind: 'link', id: link.id }
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
  return second ?? page.sections.find(({ category }) => sectionPlace(category.id) === place)?.lead ?? null
}
