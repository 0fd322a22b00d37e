import { defaultLanguage, primaryLanguage } from '../../text/language.ts'
import { headlineKey } from '../stories/voices/headline-key.ts'
import type { FrontItem, FrontMaterial } from './front-page.ts'

/** Of several items about one event only the first: links of one story, or an agency's headline from several outlets. */
export function keepEachOnce(items: readonly FrontItem[]): FrontItem[] {
  const seen = new Set<string>()
  return items.filter(item => {
    const keys = keysOf(item)
    const isSeen = keys.some(key => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isSeen
  })
}

/** Items with a key in common are about one event. */
export function keysOf({ link, story, storyId }: FrontItem): string[] {
  const keys = [link.id, storyId, headlineKey(link.title), story && headlineKey(story.title)]
  return keys.filter(key => key !== null)
}

const inARowMax = 2

/** The first `limit` items, reordered so that no outlet has more than two in a row as long as another outlet is left. */
export function spreadOutlets(items: readonly FrontItem[], limit: number): FrontItem[] {
  const left = [...items]
  const spread: FrontItem[] = []
  while (spread.length < limit && left.length > 0) {
    const row = new Set(spread.slice(-inARowMax).map(({ link }) => link.source))
    const isFull = spread.length >= inARowMax && row.size === 1
    const at = isFull ? left.findIndex(({ link }) => !row.has(link.source)) : 0
    spread.push(...left.splice(Math.max(0, at), 1))
  }
  return spread
}

export const dayMs = 24 * 3_600_000

/** Older stories are no longer news, so they stand at the top only when pinned, and older links only without newer ones. */
export const newsMs = 2 * dayMs

/**
 * The candidates for the top of the pages, the best first: the newest featured link, if it came in the last day,
 * the day's big stories, links of the day's other stories, older big stories, other featured links, and `singles`; of both last
 * those that are no longer news. After the first of these, whatever readers of the pages can read precedes the rest, and columns come last.
 */
export function rankTop(
  material: FrontMaterial,
  { now, singles }: { now: Date; singles: readonly FrontItem[] },
): FrontItem[] {
  const { stories, featured } = material
  const isOfToday = (item: FrontItem) => isYounger(item, dayMs, now)
  const isNews = (item: FrontItem) => isYounger(item, newsMs, now)
  const isForeign = createForeignTest(material)
  const links = [...featured, ...singles]
  const ranked = [
    ...stories.filter(isOfToday),
    ...listNewest(material).filter(item => item.storyId !== null && isOfToday(item)),
    ...stories.filter(item => !isOfToday(item) && isNews(item)),
    ...links.filter(isNews),
    ...links.filter(item => !isNews(item)),
  ]
  const kinds = Map.groupBy(ranked, item =>
    isRoutine(item) ? 'routine' : isForeign(item) ? 'foreign' : 'readable',
  )
  return [
    ...featured.filter(isOfToday).slice(0, 1),
    ...(kinds.get('readable') ?? []),
    ...(kinds.get('foreign') ?? []),
    ...(kinds.get('routine') ?? []),
  ]
}

/** The newest links of the site and of each category, because one large story can fill the first; without filed ones. */
export function listNewest({ latest, newestOf }: FrontMaterial): FrontItem[] {
  const ofCategories = [...newestOf.values()].flat().toSorted(compareNewest)
  return [...latest, ...ofCategories].filter(({ isFiled }) => !isFiled)
}

/** Of a daily column that no editor chose: it is there every day, whatever happens. */
export function isRoutine({ isColumn, link }: FrontItem): boolean {
  return isColumn === true && !link.featured
}

export function isYounger(item: FrontItem, ms: number, now: Date): boolean {
  return now.getTime() - lastAtOf(item).getTime() < ms
}

/** When an item ages into another place of `rankTop`. */
export function nextAge(item: FrontItem, now: Date): Date[] {
  const limit = [dayMs, newsMs].find(ms => isYounger(item, ms, now))
  return limit === undefined ? [] : [new Date(lastAtOf(item).getTime() + limit)]
}

export function lastAtOf({ story, link }: FrontItem): Date {
  return story?.lastAt ?? link.createdAt
}

// With as many newest links in another language as this, a site is in that language, although its pages are in English.
const ownLanguageShare = 2 / 3

/** Whether readers of the pages may not understand an item's headline. A title that an editor wrote is in the default language. */
function createForeignTest({ language, latest }: FrontMaterial): (item: FrontItem) => boolean {
  const main = mainLanguage(latest)
  if (main.language !== language && main.share >= ownLanguageShare) return () => false
  return ({ link, story }) => {
    const isNamed = language === defaultLanguage && story !== null && story.title !== link.title
    return !isNamed && (primaryLanguage(link.language) || defaultLanguage) !== language
  }
}

const otherLanguagesCount = 4

/** The newest links in other languages than most have; without those of unknown language, and columns unless there is nothing else. */
export function listOtherLanguages(
  material: FrontMaterial,
  isFree: (item: FrontItem) => boolean,
): FrontItem[] {
  const main = mainLanguage(material.latest).language
  const known = new Map(
    [...material.latest, ...[...material.newestOf.values()].flat()].map(item => [item.link.id, item]),
  )
  const others = [...known.values()]
    .filter(item => ![null, main].includes(languageOf(item)) && isFree(item))
    .toSorted(compareNewest)
  return spreadOutlets(withoutColumns(others, 1), otherLanguagesCount)
}

/** The items without columns, or, if these are fewer than `least`, with the columns after them. */
export function withoutColumns(items: readonly FrontItem[], least: number): FrontItem[] {
  const others = items.filter(item => !isRoutine(item))
  return others.length >= least ? others : [...others, ...items.filter(isRoutine)]
}

/** The language of most items whose language is known, and its share of these. */
function mainLanguage(items: readonly FrontItem[]): { language: string | null; share: number } {
  const known = items.flatMap(item => languageOf(item) ?? [])
  const counts = new Map<string, number>()
  for (const language of known) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most ? { language: most[0], share: most[1] / known.length } : { language: null, share: 0 }
}

function languageOf({ link }: FrontItem): string | null {
  return primaryLanguage(link.language) || null
}

function compareNewest(a: FrontItem, b: FrontItem): number {
  return b.link.createdAt.getTime() - a.link.createdAt.getTime()
}
