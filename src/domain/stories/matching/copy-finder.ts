import type { WeighedArticle } from './compare-articles.ts'
import { copyLikenessMin, isCopy } from './is-copy.ts'

export type CopyFinder = {
  add: (article: WeighedArticle) => void
  hasCopyOf: (article: WeighedArticle) => boolean
}

/**
 * Finds copies of one text among thousands. Copies have the same deciding words, and of two lists of words that are alike
 * enough, one of the first few in the order of their numbers is in both: only articles that share these are compared.
 */
export function createCopyFinder(): CopyFinder {
  const byWord = new Map<string, WeighedArticle[]>()
  return {
    add: article => {
      for (const word of firstWords(article)) {
        const others = byWord.get(word)
        if (others) others.push(article)
        else byWord.set(word, [article])
      }
    },
    hasCopyOf: article =>
      firstWords(article).some(word => byWord.get(word)?.some(other => isCopy(article, other))),
  }
}

function firstWords({ words: { plain, deciding } }: WeighedArticle): string[] {
  const decided = deciding.join(' ')
  const first = plain.slice(0, plain.length - Math.ceil(copyLikenessMin * plain.length) + 1)
  return first.map(word => `${word} ${decided}`)
}
