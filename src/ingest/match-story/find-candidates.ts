import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { chooseKeys } from '../../domain/stories/matching/choose-keys.ts'
import type { ArticlePair } from '../../domain/stories/matching/cluster-articles.ts'
import type { WeighedArticle } from '../../domain/stories/matching/compare-articles.ts'
import type { WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import { storyKeysAround } from './story-keys.ts'

/** How much of a flood that shares a word is read at all, and how many articles with the most shared words are judged. */
const readMax = 300
const candidatesMax = 60

/** Articles under these keys are read first: the others of a heading are so usual that they alone fill what is read. */
const rareKeys = 4

/** Ids of places that share rare words with each of `articles`, as pairs; one statement for all. */
export async function findCandidates(
  db: Db,
  articles: readonly WeighedArticle[],
  rarityOf: WordRarity,
): Promise<ArticlePair[]> {
  const asked = articles.map(({ id, at, words }) => {
    const keys = chooseKeys(words.heading, rarityOf)
    const [rare, usual] = [keys.slice(0, rareKeys), keys.slice(rareKeys)]
    return { id, rare: storyKeysAround(rare, at), usual: storyKeysAround(usual, at) }
  })
  const { rows } = await sql<{ asked: string; found: string }>`
    with asked as materialized (
      select id, rare, usual, rare || usual as keys
      from json_to_recordset(${JSON.stringify(asked)}::json) as asked (id uuid, rare bigint[], usual bigint[])
    )
    select asked.id as asked, found.id as found
    from asked cross join lateral (
      select id from (
        select id, unnest(keys) as key from (
          select id, keys from story_links where keys && asked.rare and ${isOpen}
          union all
          select id, keys from story_links where keys && asked.usual and ${isOpen}
          limit ${sql.lit(readMax)}
        ) alike
      ) counted
      where key = any(asked.keys)
      group by id order by count(distinct key) desc, id desc
      limit ${sql.lit(candidatesMax)}
    ) found`.execute(db)
  return rows.map((row): ArticlePair => [row.asked, row.found])
}

const isOpen = sql`not is_recurring and status <> 'failed' and id <> asked.id`
