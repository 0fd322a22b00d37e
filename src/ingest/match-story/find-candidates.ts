import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import type { WeighedArticle } from '../../domain/stories/matching/compare-articles.ts'
import { chooseKeys, type WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import type { WeighedKey } from './key-index.ts'
import { storyKeysAround } from './story-keys.ts'
import type { StoryWindow } from './story-window.ts'

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
