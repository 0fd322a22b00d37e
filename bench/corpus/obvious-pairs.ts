// Headlines of two outlets within a day and a half that share most of their words. They belong in one story, unless each has a
// number or day of its own, or a person marked them as no event (columns, tips, two models of a phone).
import { headlineWords } from '../../src/domain/duplicates/headline-words.ts'
import { keyOf } from './open-stream.ts'
import type { StreamArticle } from './story-stream.ts'

export type ObviousPair = { key: string; overlap: number; articles: [StreamArticle, StreamArticle] }

const hoursMax = 36
const hourMs = 3_600_000
/** The least share of the words of both headlines that both have. */
export const overlaps = [0.5, 0.7]

export function listObviousPairs(given: readonly StreamArticle[]): ObviousPair[] {
  const byUrl = new Map(given.map(article => [article.url, article]))
  const articles = [...byUrl.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const words = new Map(articles.map(article => [article, new Set(headlineWords(article.title))]))
  return articles.flatMap((a, n) => {
    const later = articles.slice(n + 1)
    const end = later.findIndex(b => b.at.getTime() - a.at.getTime() > hoursMax * hourMs)
    return later.slice(0, end === -1 ? later.length : end).flatMap((b): ObviousPair[] => {
      const overlap = overlapOf(words.get(a) ?? new Set(), words.get(b) ?? new Set())
      if (overlap < Math.min(...overlaps) || a.outlet === b.outlet || areTwoIssues(a, b)) return []
      return [{ key: keyOf([a.url, b.url]), overlap, articles: [a, b] }]
    })
  })
}

/** Whether two headlines are the same but for the number or day that each has of its own. */
export function areTwoIssues({ words: a }: HeadlineWords, { words: b }: HeadlineWords): boolean {
  const hasOwn = (own: readonly string[], others: readonly string[]) =>
    own.some(word => !others.includes(word))
  return (
    hasOwn(a.deciding, b.deciding) &&
    hasOwn(b.deciding, a.deciding) &&
    overlapOf(new Set(a.plain), new Set(b.plain)) >= issueOverlap
  )
}

type HeadlineWords = { words: Pick<StreamArticle['words'], 'deciding' | 'plain'> }
const issueOverlap = 0.7

function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size
  return both / Math.max(1, a.size + b.size - both)
}
