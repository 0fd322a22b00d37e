import type { NewsLink, NewsLinkKey } from '../domain/news-links/news-link.ts'
import { containsWords } from '../domain/rules/contains-words.ts'
import type { PageKey } from './page-key.ts'
import { wordsOf } from './words-of.ts'

/**
 * So many pages of the newest matches are ranked among each other. To rank all of them a search would have to read all of
 * them, hundreds of thousands for a common word.
 */
export const pagesOfWindow = 4

type Window = {
  /** The newest matches below the key. */
  newsLinks: NewsLink[]
  /** Whether others come below these. */
  hasMore: boolean
  after: PageKey | null
}

/** One page of the window: links with every word as a whole word first, each kind newest first. */
export function cutRankedPage(
  { newsLinks, hasMore, after }: Window,
  { needle, limit }: { needle: string; limit: number },
): { newsLinks: NewsLink[]; next: PageKey | null } {
  const skip = after?.skip ?? 0
  const words = wordsOf(needle)
  const isWhole = ({ title, source, description }: NewsLink) =>
    words.every(word => containsWords([title, source, description], [word]))
  const ranked = [...newsLinks.filter(isWhole), ...newsLinks.filter(link => !isWhole(link))]
  const page = ranked.slice(skip, skip + limit)
  const [first, last] = [newsLinks[0], newsLinks.at(-1)]
  if (skip + limit < ranked.length && first) {
    const below = after ? { createdAt: after.createdAt, id: after.id } : keyAbove(first)
    return { newsLinks: page, next: { ...below, skip: skip + limit } }
  }
  return { newsLinks: page, next: hasMore && last ? { createdAt: last.createdAt, id: last.id } : null }
}

const lowestId = '00000000-0000-0000-0000-000000000000'

/** New links do not shift the next page while somebody reads the first. */
function keyAbove({ createdAt }: NewsLink): NewsLinkKey {
  return { createdAt: new Date(createdAt.getTime() + 1), id: lowestId }
}
