import type { Db } from '../../database/connect.ts'
import { findConstraints } from '../../domain/stories/constraints.ts'
import { loadArticles, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import { hoursBetween } from '../../domain/stories/matching/compare-articles.ts'
import {
  namesAcrossScripts,
  type SharedName,
  scriptWords,
} from '../../domain/stories/matching/names-across-scripts.ts'
import type { WordCounts, WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import type { NewPlace, NewProposal } from '../../domain/stories/story-places.ts'
import { explainNames } from '../../domain/stories/story-reason.ts'
import type { WeighedKey } from './key-index.ts'
import { nameKeysAround } from './story-keys.ts'
import type { StoryWindow } from './story-window.ts'

/** Later, the same names belong to another event. */
const hoursMax = 24

/** How many of the articles with the most shared names are compared, and the least number of names that they must share. */
const comparedMax = 10
const namesLeast = 2

type Known = { window: StoryWindow; rarityOf: WordRarity; counts: WordCounts; places: readonly NewPlace[] }

/**
 * Proposes, for each article, the article in another script that most probably reports the same event. Nothing is joined
 * automatically: an editor decides.
 */
export async function proposeAcrossScripts(
  tx: Db,
  articles: readonly PlacedArticle[],
  { window, rarityOf, counts, places }: Known,
): Promise<NewProposal[]> {
  const near = findAcross(articles, window)
  if (near.length === 0) return []
  const known = new Map(articles.map(article => [article.id, article]))
  const found = await loadArticles(
    tx,
    near.map(([, found]) => found),
    rarityOf,
    'open',
  )
  const others = new Map(found.filter(({ isOpen }) => isOpen).map(article => [article.id, article]))
  const { apart } = await findConstraints(tx, [...known.values(), ...others.values()], articles)
  const isApart = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const storyOf = new Map(places.map(({ id, storyId }) => [id, storyId]))
  const storyAt = ({ id, storyId }: PlacedArticle) => storyOf.get(id) ?? storyId
  return [...Map.groupBy(near, ([id]) => id)].flatMap(([id, pairs]) => {
    const article = known.get(id)
    if (!article) return []
    const compared = pairs
      .filter(([, found]) => !isApart.has(`${id} ${found}`))
      .flatMap(([, found]) => others.get(found) ?? [])
      .filter(other => hoursBetween(article, other) <= hoursMax)
      .filter(other => storyAt(article) === null || storyAt(article) !== storyAt(other))
      .map(other => ({ other, names: sharedNames(article, other, rarityOf) }))
    const best = compared.toSorted((a, b) => b.names.length - a.names.length)[0]
    return best && best.names.length > 0 ? [toProposal(article, best, counts)] : []
  })
}

function sharedNames(article: PlacedArticle, other: PlacedArticle, rarityOf: WordRarity): SharedName[] {
  return namesAcrossScripts(scriptWords(article.title), scriptWords(other.title), rarityOf)
}

function toProposal(
  article: PlacedArticle,
  { other, names }: { other: PlacedArticle; names: SharedName[] },
  counts: WordCounts,
): NewProposal {
  const reasons = explainNames([article, other], { names, counts })
  return { kind: 'other-script', pair: [article, other], score: null, reasons }
}

function findAcross(articles: readonly PlacedArticle[], window: StoryWindow): ArticlePair[] {
  return articles.flatMap(({ id, title, at }) => {
    const words = scriptWords(title)
    if (words.names.size < namesLeast) return []
    const keys = nameKeysAround(words, at).map((key): WeighedKey => [key, 1])
    const found = window.near(keys, { max: comparedMax, least: namesLeast })
    return found.map((other): ArticlePair => [id, other])
  })
}
