import { isUuid } from '../../domain/fields/record-id.ts'
import type {
  FrontItem,
  FrontPage,
  FrontSection,
  Pin,
  PinSubject,
  PlacedItem,
} from '../../domain/front/front-page.ts'
import { type FrontPlace, sectionPlace } from '../../domain/front/places/front-place.ts'
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
