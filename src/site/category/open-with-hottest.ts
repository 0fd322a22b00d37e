import type { StoryTeaser } from '../../domain/stories/story-teasers.ts'
import { openingCount } from '../../ui/news/news-cards.tsx'
import { isOfLastDay } from '../../ui/time/day-and-clock.ts'

/**
 * The first page of a category, given from the newest: the stories of the last day come first, hottest first. Only the
 * opening shows who covers them.
 */
export function openWithHottest<Link extends { createdAt: Date; teaser: StoryTeaser | null }>(
  links: readonly Link[],
  now: Date,
): Link[] {
  const heatOf = ({ createdAt, teaser }: Link) => (isOfLastDay(createdAt, now) && teaser?.heat) || 0
  return links
    .toSorted((a, b) => heatOf(b) - heatOf(a))
    .map((link, at) =>
      at < openingCount || !link.teaser ? link : { ...link, teaser: { ...link.teaser, coverage: null } },
    )
}
