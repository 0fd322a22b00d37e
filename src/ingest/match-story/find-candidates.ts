import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { chooseKeys } from '../../domain/stories/matching/choose-keys.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import type { WeighedArticle } from '../../domain/stories/matching/compare-articles.ts'
import type { WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { storyKeysAround } from './story-keys.ts'

/** How much of a flood that shares a word is read at all, and how many articles with the most shared words are judged. */
const readMax = 600
const candidatesMax = 60

/** Ids of places that share rare words with each of `articles`, as pairs; one statement for all. */
export async function findCandidates(
  db: Db,
  articles: readonly WeighedArticle[],
  rarityOf: WordRarity,
): Promise<ArticlePair[]> {
  const asked = articles.map(({ id, at, words }) => ({
    id,
    keys: storyKeysAround(chooseKeys(words.heading, rarityOf), at),
  }))
  const { rows } = await sql<{ asked: string; found: string }>`
    with asked as materialized (
      select id, array(select json_array_elements_text(keys)::bigint) as keys
      from json_to_recordset(${JSON.stringify(asked)}::json) as asked (id uuid, keys json)
    )
    select asked.id as asked, found.id as found
    from asked cross join lateral (
      select alike.id from (
        select id, keys from story_links
        where keys && asked.keys and not is_recurring and status <> 'failed' and id <> asked.id
        limit ${sql.lit(readMax)}
      ) alike
      order by (select count(*) from unnest(alike.keys) key where key = any(asked.keys)) desc, alike.id desc
      limit ${sql.lit(candidatesMax)}
    ) found`.execute(db)
  return rows.map((row): ArticlePair => [row.asked, row.found])
}
