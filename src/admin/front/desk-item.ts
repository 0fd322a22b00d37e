import type { FrontItem, PinSubject } from '../../domain/front/front-page.ts'

export function subjectOf({ link, story }: FrontItem): PinSubject {
  return story ? { kind: 'story', id: story.id } : { kind: 'link', id: link.id }
}

export function titleOf({ link, story }: FrontItem): string {
  return story?.title ?? link.title
}

/** The line under a headline: "7 outlets" of a story, the source of a link. */
export function sourceOf({ link, story }: FrontItem): string {
  return story ? `${story.outletCount} outlets` : link.source
}
