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
import { isWorthALook } from '../../domain/stories/matching/place-article.ts'
import type { PartPlan } from '../../domain/stories/matching/plan-part.ts'
import { sureScoreMin } from '../../domain/stories/matching/story-bands.ts'
import type { WordCounts, WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import type { NewPlace, NewProposal } from '../../domain/stories/story-places.ts'
import { explainNames, explainPair, explainSplit } from '../../domain/stories/story-reason.ts'
import type { WeighedKey } from './key-index.ts'
import { isApartBy } from './place-arrivals.ts'
import { nameKeysAround, type StoryWindow } from './story-window.ts'

/** Later, the same names belong to another event. */
const hoursMax = 24

/** How many of the articles with the most shared names are compared, and the least number of names that they must share. */
const comparedMax = 10
const namesLeast = 2

type Known = { window: StoryWindow; rarityOf: WordRarity; counts: WordCounts; places: readonly NewPlace[] }

/** Proposes for each article the one in another script that most probably reports the same event; an editor decides. */
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
  const isApart = isApartBy(await findConstraints(tx, [...known.values(), ...others.values()], articles))
  const storyOf = new Map(places.map(({ id, storyId }) => [id, storyId]))
  const storyAt = ({ id, storyId }: PlacedArticle) => storyOf.get(id) ?? storyId
  return [...Map.groupBy(near, ([id]) => id)].flatMap(([id, pairs]) => {
    const article = known.get(id)
    if (!article) return []
    const compared = pairs
      .filter(([, found]) => !isApart(id, found))
      .flatMap(([, found]) => others.get(found) ?? [])
      .filter(other => hoursBetween(article, other) <= hoursMax)
      .filter(other => storyAt(article) === null || storyAt(article) !== storyAt(other))
      .map(other => {
        const names = namesAcrossScripts(scriptWords(article.title), scriptWords(other.title), rarityOf)
        return { other, names }
      })
    const best = compared.toSorted((a, b) => b.names.length - a.names.length)[0]
    return best && best.names.length > 0 ? [toProposal(article, best, counts)] : []
  })
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

type KnownToPass = {
  articles: ReadonlyMap<string, PlacedArticle>
  counts: WordCounts
  storyOf: ReadonlyMap<string, string | null>
  /** Whether this pass took one of two stories or articles out of the other. */
  isParted: (a: string, b: string) => boolean
}

/** The proposals of a pass to editors: to join an article, to merge two stories, or to split one. */
export function proposeAfterPass({ proposals, splits }: PartPlan, known: KnownToPass): NewProposal[] {
  return [
    ...proposals.flatMap(proposal => toJoinOrMerge(proposal, known)),
    ...splits.flatMap(split => toSplit(split, known)),
  ]
}

function toJoinOrMerge(
  { pair: [first, second], score }: PartPlan['proposals'][number],
  { articles, counts, storyOf, isParted }: KnownToPass,
): NewProposal[] {
  const [a, b] = [articles.get(first), articles.get(second)]
  if (!a || !b) return []
  const [one, other] = [storyOf.get(first) ?? null, storyOf.get(second) ?? null]
  // As on arrival: the coverage of a single outlet is not a story.
  if (a.outlet === b.outlet && one === null && other === null) return []
  if (isParted(one ?? first, other ?? second)) return []
  if (score < sureScoreMin && !isWorthALook(a, b)) return []
  const members = [...articles.values()].filter(({ id }) => {
    const story = storyOf.get(id) ?? null
    return story !== null && (story === one || story === other)
  })
  const proposal = { pair: [a, b] as const, score, reasons: explainPair([a, b], { counts, members }) }
  if (one === null || other === null) return [{ kind: 'join', ...proposal }]
  return one === other ? [] : [{ kind: 'merge', stories: [one, other], ...proposal }]
}

function toSplit(
  { leaving, of, pair: [first, second], score }: PartPlan['splits'][number],
  { articles, counts }: KnownToPass,
): NewProposal[] {
  const [stays, leaves] = [articles.get(first), articles.get(second)]
  if (!stays || !leaves) return []
  return [
    {
      kind: 'split',
      pair: [stays, leaves],
      score,
      reasons: explainSplit([stays, leaves], { counts, leaving: leaving.length, of, score }),
      leavingUrls: leaving.flatMap(id => articles.get(id)?.canonicalUrl ?? []),
    },
  ]
}
