import type { NewsLink, NewsLinkKey } from '../domain/news-links/news-link.ts'
import type { PageKey } from '../domain/news-links/page-key.ts'
import { containsAnyWord } from '../domain/rules/contains-any-word.ts'
import { wordsOf } from './words-of.ts'

/**
 * Number of pages of newest matches that are ranked together. Ranking all matches would mean reading all of them, hundreds of
 * thousands for a common word.
 */
export const pagesOfWindow = 4

type Window = {
  /** The newest matches below the key. */
  newsLinks: NewsLink[]
  /** Whether there are matches below these. */
  hasMore: boolean
  after: PageKey | null
}

/** One page of the window: first the links that contain every word as a whole word, then the others, each newest first. */
export function cutRankedPage(
  { newsLinks, hasMore, after }: Window,
  { needle, limit }: { needle: string; limit: number },
): { newsLinks: NewsLink[]; next: PageKey | null } {
  const skip = after?.skip ?? 0
  const words = wordsOf(needle)
  const isWhole = ({ title, source, description }: NewsLink) =>
    words.every(word => containsAnyWord([title, source, description], [word]))
  const { whole = [], part = [] } = Object.groupBy(newsLinks, link => (isWhole(link) ? 'whole' : 'part'))
  const ranked = [...whole, ...part]
  const page = ranked.slice(skip, skip + limit)
  const [first, last] = [newsLinks[0], newsLinks.at(-1)]
  if (skip + limit < ranked.length && first) {
    const below = after ? { createdAt: after.createdAt, id: after.id } : keyAbove(first)
    return { newsLinks: page, next: { ...below, skip: skip + limit } }
  }
  return { newsLinks: page, next: hasMore && last ? { createdAt: last.createdAt, id: last.id } : null }
}

const lowestId = '00000000-0000-0000-0000-000000000000'

/** Fixes the top of the window, so that new links do not shift the next page while a reader is on the first. */
function keyAbove({ createdAt }: NewsLink): NewsLinkKey {
  return { createdAt: new Date(createdAt.getTime() + 1), id: lowestId }
}
