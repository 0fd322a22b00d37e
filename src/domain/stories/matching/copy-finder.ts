import type { WeighedArticle } from './compare-articles.ts'
import { copyLikenessMin, isCopy } from './is-copy.ts'

type CopyFinder = { add: (article: WeighedArticle) => void; hasCopyOf: (article: WeighedArticle) => boolean }

/**
 * Finds copies of one text among thousands of articles. Copies have the same deciding words. Two word lists that are alike
 * enough also share one of their first few words in hash order, so only articles that share both are compared.
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
