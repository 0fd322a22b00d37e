import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import {
  listStories,
  loadArticles,
  loadMembers,
  loadWithMembers,
  type PlacedArticle,
} from '../../domain/stories/load-articles.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import type { WeighedArticle } from '../../domain/stories/matching/compare-articles.ts'
import { judgePair } from '../../domain/stories/matching/judge-pair.ts'
import { likelyScoreMin } from '../../domain/stories/matching/story-bands.ts'
import { chooseKeys, type WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import type { WeighedKey } from './key-index.ts'
import { type StoryWindow, storyKeysAround } from './story-window.ts'

/** How many of the articles that share the rarest words are judged. */
const candidatesMax = 12

type Known = { window: StoryWindow; rarityOf: WordRarity }

/** Pairs of each of `articles` with the places that share rare words with it, by id. Refresh the window before. */
export async function findCandidates(
  db: Db,
  articles: readonly WeighedArticle[],
  known: Known,
): Promise<ArticlePair[]> {
  return keepOpen(db, listCandidates(articles, known))
}

/** `findCandidates` without a query: some of the places may be gone or failed since they got their keys. */
export function listCandidates(
  articles: readonly WeighedArticle[],
  { window, rarityOf }: Known,
): ArticlePair[] {
  return articles.flatMap(({ id, at, words }) => {
    const keys = chooseKeys(words, rarityOf).flatMap(word =>
      storyKeysAround([word], at).map((key): WeighedKey => [key, rarityOf(word)]),
    )
    const near = window.near(keys, { max: candidatesMax + 1, least: 0 }).filter(found => found !== id)
    return near.slice(0, candidatesMax).map((found): ArticlePair => [id, found])
  })
}

/** Drops places that are gone or failed since they got their keys. */
async function keepOpen(db: Db, pairs: readonly ArticlePair[]): Promise<ArticlePair[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from story_links
    where id = any(${[...new Set(pairs.map(([, found]) => found))]}::uuid[])
      and not is_recurring and status <> 'failed'`.execute(db)
  const open = new Set(rows.map(({ id }) => id))
  return pairs.filter(([, found]) => open.has(found))
}

/** Arrivals and the articles that they are compared with, by id, and the pairs that may report one event. */
type Compared = { known: ReadonlyMap<string, PlacedArticle>; candidates: ArticlePair[] }

/** Loads the candidates, the members of the arrivals' and of promising stories, and what editors put together with the arrivals. */
export async function loadCompared(
  tx: Db,
  arrivals: readonly PlacedArticle[],
  { listed, rarityOf }: { listed: readonly ArticlePair[]; rarityOf: WordRarity },
): Promise<Compared> {
  const byId = new Map(arrivals.map(article => [article.id, article]))
  const found = listed.flatMap(([, id]) => (byId.has(id) ? [] : [id]))
  const near = await loadArticles(tx, found, rarityOf, 'open')
  for (const article of near) byId.set(article.id, article)
  const candidates = listed.filter(pair => isPromising(pair, byId))
  const promising = candidates.flatMap(([, id]) => byId.get(id) ?? [])
  const partners = await findPartners(
    tx,
    arrivals.map(({ id }) => id),
  )
  const others = [
    ...(await loadMembers(tx, listStories([...arrivals, ...promising]), rarityOf)),
    ...(await loadWithMembers(tx, partners, rarityOf)),
  ]
  return {
    known: new Map([...others, ...near, ...arrivals].map(article => [article.id, article])),
    candidates,
  }
}

/** If even a story's nearest articles score less than this, its mean is never high enough for a proposal. */
const promisingMin = likelyScoreMin / 2

function isPromising([id, found]: ArticlePair, articles: ReadonlyMap<string, PlacedArticle>): boolean {
  const [article, candidate] = [articles.get(id), articles.get(found)]
  return article && candidate ? judgePair(article, candidate).probability >= promisingMin : false
}

/** The places of articles that editors put together with one of `ids`, directly or over up to ten steps. */
export async function findPartners(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive bound (url, step) as (
      select canonical_url, 0 from story_links where id = any(${ids}::uuid[])
      union
      select case when first_url = bound.url then second_url else first_url end, step + 1
      from bound join story_constraints on kind = 'together' and bound.url in (first_url, second_url)
      where step < 10
    )
    select distinct place.id from bound join story_links place on place.canonical_url = bound.url
    where step > 0 and status <> 'failed'`.execute(db)
  return rows.map(({ id }) => id)
}
