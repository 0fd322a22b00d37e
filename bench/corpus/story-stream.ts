// Articles of the corpus as the worker sees them: words, rarities counted from this corpus, candidates by rare words.

import { arrangePart, judgeParts } from '../../src/domain/stories/matching/arrange-stories.ts'
import type { ArticlePair } from '../../src/domain/stories/matching/cluster-articles.ts'
import { type WeighedArticle, weighArticle } from '../../src/domain/stories/matching/compare-articles.ts'
import { isRecurring, seriesKey } from '../../src/domain/stories/matching/is-series.ts'
import { type PackedWords, packWords } from '../../src/domain/stories/matching/packed-words.ts'
import { type StoryWords, storyWords } from '../../src/domain/stories/matching/story-words.ts'
import { scriptOf } from '../../src/domain/stories/matching/word-hash.ts'
import { chooseKeys, type WordRarity, wordRarity } from '../../src/domain/stories/matching/word-rarity.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'

export type GivenArticle = {
  title: string
  url?: string | null
  description?: string | null
  source?: string | null
  publishedAt: string
}

/** `story` is the gold story; null for surrounding headlines. */
export type StreamArticle = {
  id: string
  story: string | null
  outlet: string
  title: string
  url: string
  description: string
  at: Date
  words: StoryWords
}

const candidateHours = 96
const candidatesMax = 12

export function toStreamArticle(
  { url, source, publishedAt, ...given }: GivenArticle,
  { id, story }: { id: string; story: string | null },
): StreamArticle {
  const host = url ? new URL(url).hostname.replace(/^www\./, '') : (source ?? '')
  const title = cleanTitle(given.title, [source ?? '', host])
  const description = cleanDescription(given.description ?? '', title)
  const words = storyWords({ title, url: url ?? '', description })
  return { id, story, outlet: host, title, url: url ?? '', description, at: new Date(publishedAt), words }
}

/** Groups of ids at the given minimum mean, including groups of one; recurring headlines stay alone. */
export function arrangeStream(articles: StreamArticle[]): (least: number) => string[][] {
  const { open, candidates, recurring } = weighStream(articles)
  const parts = judgeParts(open, { candidates, bound: [] })
  return least => [
    ...parts.flatMap(part => arrangePart(part, { least, together: [], apart: [] })),
    ...[...recurring].map(id => [id]),
  ]
}

export type WeighedStream = { open: WeighedArticle[]; candidates: ArticlePair[]; recurring: Set<string> }

export function weighStream(articles: StreamArticle[]): WeighedStream {
  const packed = new Map(articles.map(({ id, words }) => [id, packWords(words)]))
  const rarityOf = countRarity([...packed.values()])
  const recurring = listRecurring(articles)
  const open = articles
    .filter(({ id }) => !recurring.has(id))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(article =>
      weighArticle({ ...article, words: packed.get(article.id) ?? packWords(article.words) }, rarityOf),
    )
  return { open, candidates: listCandidates(open, rarityOf), recurring }
}

function countRarity(packed: PackedWords[]): WordRarity {
  const [counts, inScript] = [new Map<number, number>(), new Map<number, number>()]
  const add = (to: Map<number, number>, key: number) => to.set(key, (to.get(key) ?? 0) + 1)
  for (const { text } of packed) {
    for (const word of text) add(counts, word)
    for (const script of new Set(text.map(scriptOf))) add(inScript, script)
  }
  return wordRarity({
    articles: packed.length,
    articlesIn: script => inScript.get(script) ?? 0,
    of: word => counts.get(word) ?? 0,
  })
}

/** Ids of headlines that the same outlet published before in the same words. */
export function listRecurring(articles: StreamArticle[]): Set<string> {
  const issues = Map.groupBy(articles, ({ words, outlet, id }) => seriesKey(words, outlet) ?? id)
  const recurring = [...issues.values()].flatMap(series =>
    series.filter(({ at }) =>
      isRecurring(
        at.getTime(),
        series.map(other => other.at.getTime()).filter(other => other < at.getTime()),
      ),
    ),
  )
  return new Set(recurring.map(({ id }) => id))
}

/** Candidates as in `find-candidates.ts`: earlier articles that share the rarest words. */
function listCandidates(articles: WeighedArticle[], rarityOf: WordRarity): ArticlePair[] {
  const byKey = new Map<number, WeighedArticle[]>()
  return articles.flatMap(article => {
    const shared = new Map<WeighedArticle, number>()
    for (const key of chooseKeys(article.words, rarityOf)) {
      const others = byKey.get(key) ?? []
      for (const other of others)
        if (article.at - other.at < candidateHours * 3_600_000)
          shared.set(other, (shared.get(other) ?? 0) + rarityOf(key))
      byKey.set(key, [...others, article])
    }
    const best = [...shared].toSorted(([, a], [, b]) => b - a).slice(0, candidatesMax)
    return best.map(([other]): ArticlePair => [other.id, article.id])
  })
}
