import { primaryLanguage } from '../../text/language.ts'
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

// An arrangement asks for the keys of an item at each place that it fills.
const known = new WeakMap<FrontItem, readonly string[]>()

/** Items with a key in common are about one event. */
export function keysOf(item: FrontItem): readonly string[] {
  const keys = known.get(item) ?? makeKeys(item)
  known.set(item, keys)
  return keys
}

function makeKeys({ link, story, storyId }: FrontItem): string[] {
  const keys = [link.id, storyId, headlineKey(link.title), story && headlineKey(story.title)]
  return keys.filter(key => key !== null)
}

const inARowMax = 2

/**
 * The first `limit` of `items`, reordered so that no outlet has more than two in a row: the next item of another outlet is
 * moved before the third. If no other outlet is left, the order stays.
 */
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

const otherLanguagesCount = 4

/**
 * The newest links, among those that pass `isFree`, in other languages than most of the newest links. Links whose language
 * is unknown are left out.
 */
export function listOtherLanguages(
  { latest, newestOf }: FrontMaterial,
  isFree: (item: FrontItem) => boolean,
): FrontItem[] {
  const main = mainLanguage(latest)
  const known = new Map([...latest, ...[...newestOf.values()].flat()].map(item => [item.link.id, item]))
  const others = [...known.values()]
    .filter(item => isFree(item) && languageOf(item) !== null && languageOf(item) !== main)
    .toSorted((a, b) => b.link.createdAt.getTime() - a.link.createdAt.getTime())
  return spreadOutlets(others, otherLanguagesCount)
}

function mainLanguage(items: readonly FrontItem[]): string | null {
  const counts = new Map<string, number>()
  for (const language of items.map(languageOf)) {
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

function languageOf({ link }: FrontItem): string | null {
  return primaryLanguage(link.language) || null
}
