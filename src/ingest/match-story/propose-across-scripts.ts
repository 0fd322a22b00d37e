import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findConstraints } from '../../domain/stories/find-constraints.ts'
import { loadArticles, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import { hoursBetween } from '../../domain/stories/matching/compare-articles.ts'
import { namesAcrossScripts, scriptWords } from '../../domain/stories/matching/names-across-scripts.ts'
import type { WordRarity } from '../../domain/stories/matching/word-rarity.ts'
import type { NewPlace, NewProposal } from '../../domain/stories/write-places.ts'
import { nameKeysAround } from './story-keys.ts'

/** The same names later are another event. */
const hoursMax = 48

/** How many articles that share a name are read, and how many with the most shared names are compared. */
const readMax = 200
const comparedMax = 10

/**
 * For each article the one of the other script that is most probably of the same event. Nothing joins by this: an editor
 * decides.
 */
export async function proposeAcrossScripts(
  tx: Db,
  articles: readonly PlacedArticle[],
  { rarityOf, places }: { rarityOf: WordRarity; places: readonly NewPlace[] },
): Promise<NewProposal[]> {
  const pairs = await findAcross(tx, articles)
  if (pairs.length === 0) return []
  const known = new Map(articles.map(article => [article.id, article]))
  const found = await loadArticles(
    tx,
    pairs.map(pair => pair.found),
    rarityOf,
  )
  const others = new Map(found.map(article => [article.id, article]))
  const { apart } = await findConstraints(tx, [...known.values(), ...others.values()])
  const isApart = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const storyOf = new Map(places.map(({ id, storyId }) => [id, storyId]))
  const storyAt = ({ id, storyId }: PlacedArticle) => storyOf.get(id) ?? storyId
  return [...Map.groupBy(pairs, ({ asked }) => asked)].flatMap(([asked, near]) => {
    const article = known.get(asked)
    if (!article) return []
    const compared = near
      .filter(pair => !isApart.has(`${asked} ${pair.found}`))
      .flatMap(pair => others.get(pair.found) ?? [])
      .filter(other => hoursBetween(article, other) <= hoursMax)
      .filter(other => storyAt(article) === null || storyAt(article) !== storyAt(other))
      .map(other => ({ other, names: sharedNames(article, other, rarityOf) }))
    const best = compared.toSorted((a, b) => b.names.length - a.names.length)[0]
    return best && best.names.length > 0 ? [toProposal(article, best)] : []
  })
}

function sharedNames(article: PlacedArticle, other: PlacedArticle, rarityOf: WordRarity): string[] {
  return namesAcrossScripts(scriptWords(article.title), scriptWords(other.title), rarityOf)
}

function toProposal(
  article: PlacedArticle,
  { other, names }: { other: PlacedArticle; names: string[] },
): NewProposal {
  const reasons: NewProposal['reasons'] = [
    { code: 'names-across-scripts', names },
    { code: 'hours-apart', hours: Math.round(hoursBetween(article, other)) },
  ]
  return { kind: 'other-script', pair: [article, other], score: null, reasons }
}

async function findAcross(
  tx: Db,
  articles: readonly PlacedArticle[],
): Promise<{ asked: string; found: string }[]> {
  const asked = articles.flatMap(({ id, title, at }) => {
    const words = scriptWords(title)
    return words.names.size > 1 ? [{ id, keys: nameKeysAround(words, at) }] : []
  })
  if (asked.length === 0) return []
  const { rows } = await sql<{ asked: string; found: string }>`
    with asked as materialized (
      select id, array(select json_array_elements_text(keys)::bigint) as keys
      from json_to_recordset(${JSON.stringify(asked)}::json) as asked (id uuid, keys json)
    )
    select asked.id as asked, found.id as found
    from asked cross join lateral (
      select id from (
        select id, (select count(*) from unnest(alike.keys) key where key = any(asked.keys)) as names
        from (
          select id, keys from story_links
          where keys && asked.keys and not is_recurring and status <> 'failed' limit ${sql.lit(readMax)}
        ) alike
      ) counted
      where names > 1 order by names desc, id desc limit ${sql.lit(comparedMax)}
    ) found`.execute(tx)
  return rows
}
