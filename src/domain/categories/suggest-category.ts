// Suggests the category of an article, by rules that can be explained in one sentence: first the article's own page,
// then the outlet's usual category.

import type { Language } from '../../text/language.ts'
import * as reasonWords from '../../words/category-reasons.ts'
import type { Category } from './category.ts'

type CategoryHints = {
  /** The page's own sections and subjects, and the folders of its address, best first. */
  sections: string[]
  usual: { category: string; count: number; of: number } | null
  feedCategory: string | null
  outletName: string
  language: Language
}

export type SuggestedCategory = { id: string; because: string }

/** Fewer links than this may be a coincidence. */
const linksMin = 5

/** The share of an outlet's links that must be in one category before the next is expected there. */
const shareMin = 0.6

/** The category to propose and why, worded to follow "because"; null without a suggestion. */
export function suggestCategory(
  categories: Pick<Category, 'id' | 'name' | 'slug'>[],
  { sections, usual, feedCategory, outletName, language }: CategoryHints,
): SuggestedCategory | null {
  for (const section of sections) {
    const category = categories.find(one => namesCategory(section, one))
    if (category)
      return {
        id: category.id,
        because: reasonWords.pageSection(language, { section: section.slice(0, 60) }),
      }
  }
  const isKnown = (id: string) => categories.some(category => category.id === id)
  if (usual && isKnown(usual.category) && usual.of >= linksMin && usual.count >= usual.of * shareMin) {
    return {
      id: usual.category,
      because: reasonWords.usual(language, { count: usual.count, of: usual.of, outlet: outletName }),
    }
  }
  if (feedCategory && isKnown(feedCategory))
    return { id: feedCategory, because: reasonWords.fed(language, { outlet: outletName }) }
  return null
}

// "tech" matches Technology, "world-news" World, "Business & Economy" Business: by one word or the beginning of one.
function namesCategory(section: string, { name, slug }: Pick<Category, 'name' | 'slug'>): boolean {
  const words = wordsOf(section)
  const own = wordsOf(name).filter(word => !/^(?:latest|news|headlines|and)$/.test(word))
  if (words.length === 0 || words.length > 4 || own.length === 0) return false
  if (words.join('-') === slug || words.join('') === own.join('')) return true
  return own.length === 1 && words.some(word => isSameWord(word, own[0] ?? ''))
}

function isSameWord(word: string, own: string): boolean {
  if (word === own || `${word}s` === own || word === `${own}s`) return true
  return word.length >= 4 && own.length > word.length && own.startsWith(word)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .slice(0, 100)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
