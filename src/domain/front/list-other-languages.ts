import { primaryLanguage } from '../../text/primary-language.ts'
import type { FrontItem, FrontMaterial } from './front-page.ts'
import { spreadOutlets } from './spread-outlets.ts'

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
