import type { TimeKey } from '../database/slice-page.ts'
import type { PageKey, ShownWindow } from '../domain/fields/page-key.ts'
import { nilId } from '../domain/fields/record-id.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { containsAnyWord } from '../domain/rules/contains-any-word.ts'
import { spelledWordsOf } from './parse-query.ts'

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
  const shown = after?.window
  const inWindow = shown ? newsLinks.filter(link => !isBelow(link, shown.bottom)) : newsLinks
  const words = spelledWordsOf(needle)
  const isWhole = ({ title, source, description }: NewsLink) =>
    words.every(({ spellings }) => containsAnyWord([title, source, description], spellings))
  const { whole = [], part = [] } = Object.groupBy(inWindow, link => (isWhole(link) ? 'whole' : 'part'))
  const ranked = shown ? dropShown({ whole, part }, shown) : [...whole, ...part]
  const page = ranked.slice(0, limit)
  const [first, last] = [inWindow[0], page.at(-1)]
  const lowest = inWindow.at(-1)
  const bottom = shown?.bottom ?? (lowest && keyOf(lowest))
  if (ranked.length > limit && first && last && bottom) {
    const window = { bottom, last: keyOf(last), isWhole: isWhole(last) }
    return { newsLinks: page, next: { ...(after ?? keyAbove(first)), window } }
  }
  const isMoreBelow = hasMore || inWindow.length < newsLinks.length
  return { newsLinks: page, next: isMoreBelow && bottom ? bottom : null }
}

function dropShown(
  { whole, part }: { whole: NewsLink[]; part: NewsLink[] },
  { last, isWhole }: ShownWindow,
): NewsLink[] {
  const isLeft = (link: NewsLink) => isBelow(link, last)
  return isWhole ? [...whole.filter(isLeft), ...part] : part.filter(isLeft)
}

function isBelow(link: NewsLink, key: TimeKey): boolean {
  const [time, keyTime] = [link.createdAt.getTime(), key.at.getTime()]
  return time < keyTime || (time === keyTime && link.id < key.id)
}

function keyOf({ createdAt, id }: NewsLink): TimeKey {
  return { at: createdAt, id }
}

/** Fixes the top of the window, so that new links do not shift the next page while a reader is on the first. */
function keyAbove({ createdAt }: NewsLink): TimeKey {
  return { at: new Date(createdAt.getTime() + 1), id: nilId }
}
