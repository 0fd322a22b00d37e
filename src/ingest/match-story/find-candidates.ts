import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { chooseKeys } from '../../domain/stories/matching/choose-keys.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import type { WeighedArticle } from '../../domain/stories/matching/compare-articles.ts'
import type { WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { storyKeysAround } from './story-keys.ts'

/** How much of a flood that shares a word is read at all, and how many articles with the rarest shared words are judged. */
const readMax = 300
const candidatesMax = 12

/** Articles under these keys are read first: the others of a heading are so usual that they alone fill what is read. */
const rareKeys = 4

/** Ids of places that share rare words with each of `articles`, as pairs; one statement for all. */
export async function findCandidates(
  db: Db,
  articles: readonly WeighedArticle[],
  rarityOf: WordRarity,
): Promise<ArticlePair[]> {
  const asked = articles.map(({ id, at, words }) => {
    const keys = chooseKeys(words, rarityOf)
    const [rare, usual] = [keys.slice(0, rareKeys), keys.slice(rareKeys)]
    const [ofRare, ofUsual] = [storyKeysAround(rare, at), storyKeysAround(usual, at)]
    // Keys come for all words of one day, then of the next.
    const weights = [
      ...ofRare.map((_, n) => rarityOf(rare[n % rare.length] ?? 0)),
      ...ofUsual.map((_, n) => rarityOf(usual[n % usual.length] ?? 0)),
    ]
    return { id, rare: ofRare, usual: ofUsual, weights }
  })
  const { rows } = await sql<{ asked: string; found: string }>`
    with asked as materialized (
      select id, rare, usual, rare || usual as keys, weights
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (id uuid, rare bigint[], usual bigint[], weights real[])
    )
    select asked.id as asked, found.id as found
    from asked cross join lateral (
      select alike.id from (
        select id, keys from story_links where keys && asked.rare and ${isOpen}
        union all
        select id, keys from story_links where keys && asked.usual and not keys && asked.rare and ${isOpen}
        limit ${sql.lit(readMax)}
      ) alike cross join lateral unnest(asked.keys, asked.weights) as shared (key, weight)
      where shared.key = any(alike.keys)
      group by alike.id order by sum(shared.weight) desc, alike.id desc
      limit ${sql.lit(candidatesMax)}
    ) found`.execute(db)
  return rows.map((row): ArticlePair => [row.asked, row.found])
}

const isOpen = sql`not is_recurring and status <> 'failed' and id <> asked.id`
