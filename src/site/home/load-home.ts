import type { FrontPage } from '../../domain/front/front-page.ts'
import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { showPage } from './shown-page.ts'

/** What the page needs for this arrangement; the preview of the desk brings another one. */
export function loadHome(
  front: FrontPage,
  { now, teasers }: { now: Date; teasers: ReadonlyMap<string, StoryTeaser> },
) {
  return { page: showPage(front, teasers), now, mayShowAds: front.lead !== null }
}
