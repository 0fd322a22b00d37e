import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-reasons.ts'

// Proposes a category from an entry's address. An editor sees it with its reason and accepts it with the entry; no entry is
// moved automatically.

/** How often editors published entries of a feed under `/sports/` in a category. */
export type SectionChoice = { section: string; categoryId: string; count: number }

export type CategoryProposal = { categoryId: string; why: string }

type Category = { id: string; slug: string; name: string }
type Known = { choices: SectionChoice[]; categories: Category[]; language: Language }

// At least two decisions, and three of four in agreement: a single choice may have been about that article only.
const choicesMin = 2
const shareMin = 0.75

/** Up to two folders of an address: `/sports/cricket/` of `https://a.example/sports/cricket/india-won`; '' for none. */
export function sectionOf(url: string): string {
  return /^https?:\/\/[^/]+(\/[^/?#]+\/(?:[^/?#]+\/)?)/.exec(url)?.[1]?.toLowerCase() ?? ''
}

/** Null if neither decisions nor names suggest a category, or if the entry is already in it. */
export function proposeCategory(
  entry: { url: string; categoryId: string | null },
  known: Known,
): CategoryProposal | null {
  const section = sectionOf(entry.url)
  if (section === '') return null
  const proposal = learntCategory(section, known) ?? namedCategory(section, known)
  return proposal?.categoryId === entry.categoryId ? null : proposal
}

/** Decisions about the whole section count first, then those about its first folder. */
function learntCategory(section: string, { choices, categories, language }: Known): CategoryProposal | null {
  const folder = /^\/[^/]+\//.exec(section)?.[0] ?? section
  for (const scope of new Set([section, folder])) {
    const own = choices.filter(choice => choice.section.startsWith(scope))
    const all = own.reduce((sum, { count }) => sum + count, 0)
    const counts = new Map<string, number>()
    for (const { categoryId, count } of own) counts.set(categoryId, (counts.get(categoryId) ?? 0) + count)
    const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
    if (!best || best[1] < choicesMin || best[1] < shareMin * all) continue
    const category = categories.find(({ id }) => id === best[0])
    if (!category) continue
    const chosen = { category: category.name, count: best[1], all, section: scope }
    const why = words.chosenByEditors(language, chosen)
    return { categoryId: category.id, why }
  }
  return null
}

function namedCategory(section: string, { categories, language }: Known): CategoryProposal | null {
  for (const folder of section.split('/').filter(Boolean)) {
    const category = categories.find(({ slug, name }) =>
      [slug, name.toLowerCase()].some(word => singular(word) === singular(folder)),
    )
    if (category)
      return { categoryId: category.id, why: words.inItsAddress(language, { section: `/${folder}/` }) }
  }
  return null
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}
