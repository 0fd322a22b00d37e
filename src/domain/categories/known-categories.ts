import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Editor } from '../revisions/revision.ts'
import { updateRecord } from '../revisions/write-record.ts'
import { countWeight } from '../stories/matching/headline-counts.ts'
import { type CategorizedArticle, listSigns } from './article-signs.ts'
import {
  type CategoryJudge,
  type JudgedCategory,
  type LearntCounts,
  nothingLearnt,
  openCategoryJudge,
} from './judge-category.ts'

// The site's categories and what its editors taught, as polls need them. A worker keeps the learnt signs in memory, because
// reading those of fifty entries cost more than judging them.
/** The site's categories in their order, what its editors taught, and the judge that knows both. */
export type KnownCategories = { categories: JudgedCategory[]; learnt: LearntCounts; judge: CategoryJudge }

export const noCategories = openKnown([], nothingLearnt)

/** The key under which `category_signs` has the count of all articles of a category. */
const everyArticle = ''

/** One statement each time. */
export type ReadCategories = (db: Db, now: Date) => Promise<KnownCategories>

/** About 10 MB. Five thousand decisions have 10,000 to 20,000 signs that two articles share; of more, the rarest are left out. */
const signsMax = 30_000
/** Counts weigh less as time passes even if nothing new is learnt. */
const keptMs = 86_400_000

/** Remembers the learnt signs until their version in the database changes, and for a day at most. */
export function rememberCategories(): ReadCategories {
  let kept: { version: string; readAt: number } | null = null
  let known = noCategories
  return async (db, now) => {
    const isOld = kept !== null && Math.abs(now.getTime() - kept.readAt) > keptMs
    const version = isOld ? null : (kept?.version ?? null)
    const { rows } = await sql<KnownRow>`
      select state.version, ${listCategories} as categories,
        case when state.version is null or state.version is distinct from ${version}::uuid then ${listWeights} end as weights
      from (select) one left join category_signs_version state on true`.execute(db)
    const [row] = rows
    if (!row) return noCategories
    const { categories, weights } = row
    if (weights === null && isDeepStrictEqual(categories, known.categories)) return known
    known = openKnown(categories, weights === null ? known.learnt : toCounts(weights, countWeight(now)))
    if (weights !== null) kept = row.version === null ? null : { version: row.version, readAt: now.getTime() }
    return known
  }
}

/** What is known about these articles, for one page: reading everything would cost more. */
export async function findKnownAbout(
  db: Db,
  articles: readonly CategorizedArticle[],
  now: Date,
): Promise<KnownCategories> {
  const keys = new Set(articles.flatMap(article => listSigns(article).map(({ key }) => key)))
  const { rows } = await sql<{ categories: JudgedCategory[]; weights: SignWeights }>`
    select ${listCategories} as categories,
      ${toWeights(sql`select * from category_signs where sign = any(${[everyArticle, ...keys]}::text[])`)}
        as weights`.execute(db)
  const [row] = rows
  return row ? openKnown(row.categories, toCounts(row.weights, countWeight(now))) : noCategories
}

function openKnown(categories: JudgedCategory[], learnt: LearntCounts): KnownCategories {
  return { categories, learnt, judge: openCategoryJudge(categories, learnt) }
}

type KnownRow = { version: string | null; categories: JudgedCategory[]; weights: SignWeights | null }

/** Three lists in the same order: as keys of an object, signs would be read as names of columns. */
type SignWeights = { signs: string[]; categories: string[]; weights: number[] }

const listCategories = sql`
  (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by order_num, id), '[]') from categories)`

const toWeights = (learnt: RawBuilder<unknown>) => sql`(
  select json_build_object('signs', coalesce(json_agg(sign), '[]'), 'categories', coalesce(json_agg(category), '[]'),
    'weights', coalesce(json_agg(weight), '[]'))
  from (${learnt}) learnt)`

const listWeights = toWeights(
  sql`select * from category_signs order by weight desc, sign limit ${sql.lit(signsMax)}`,
)

function toCounts({ signs: keys, categories, weights }: SignWeights, one: number): LearntCounts {
  const articles = new Map<string, number>()
  const signs = new Map<string, Map<string, number>>()
  for (const [n, sign] of keys.entries()) {
    const category = categories[n] ?? ''
    const count = (weights[n] ?? 0) / one
    if (sign === everyArticle) articles.set(category, count)
    else signs.set(sign, (signs.get(sign) ?? new Map<string, number>()).set(category, count))
  }
  return { articles, signs }
}

// Learns from the editors which signs belong to which category. Every pass counts their newest decisions anew, so that undo, a
// later move and a deletion correct it by themselves, and an editor's bad day is outweighed by the others.
/** The decisions of two weeks of a busy site; reading their signs takes half a second of the worker. */
const decisionsMax = 5_000
/** Among so many newest entries, links that an editor moved after their feed had published them are found. */
const movedAmong = 20_000
/** A sign of a single article tells nothing about others. */
const articlesLeast = 2
const articlesPerTurn = 200

type Decision = CategorizedArticle & { category: string; decidedAt: Date }

/** Returns how many decisions it learnt from. A decision weighs half as much after 90 days (`countWeight`). */
export async function learnCategories(db: Db): Promise<number> {
  const decisions = await listDecisions(db)
  await storeCounts(db, await countSigns(decisions))
  return decisions.length
}

/** Entries that an editor published, and links that one moved later, with the category that they have now. */
async function listDecisions(db: Db): Promise<Decision[]> {
  const since = sql`coalesce((select categories_learnt_since from settings), '-infinity')`
  const columns = sql`entry.title, entry.description, entry.url, entry.tags, entry.language, link.category`
  const { rows } = await sql<Decision>`
    (select ${columns}, entry.decided_at
      from entries entry join news_links link on link.id = entry.news_link_id
      where entry.status = 'published' and entry.decided_by is not null
        and entry.decided_at is not null and entry.decided_at > ${since}
      order by entry.decided_at desc limit ${decisionsMax})
    union all
    (select ${columns}, link.updated_at as decided_at
      from (select * from entries order by id desc limit ${movedAmong}) entry
        join news_links link on link.id = entry.news_link_id and link.category <> entry.category
      where entry.status = 'published' and entry.decided_by is null
        and link.updated_at > ${since})`.execute(db)
  return rows
}

type Count = { articles: number; byCategory: Map<string, number> }

async function countSigns(decisions: Decision[]): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>()
  for (const [n, { category, decidedAt, ...article }] of decisions.entries()) {
    if (n % articlesPerTurn === articlesPerTurn - 1) await yieldToOthers()
    const one = countWeight(decidedAt)
    for (const sign of [everyArticle, ...listSigns(article).map(({ key }) => key)]) {
      const { articles, byCategory } = counts.get(sign) ?? { articles: 0, byCategory: new Map() }
      byCategory.set(category, (byCategory.get(category) ?? 0) + one)
      counts.set(sign, { articles: articles + 1, byCategory })
    }
  }
  return counts
}

/** Writes the differences only: most counts are those of the last pass. A category may have been deleted since. */
async function storeCounts(db: Db, counts: Map<string, Count>): Promise<void> {
  const rows = [...counts]
    .filter(([, { articles }]) => articles >= articlesLeast)
    .flatMap(([sign, { byCategory }]) =>
      [...byCategory].map(([category, weight]) => ({ sign, category, weight })),
    )
  await sql`
    with counted as materialized (
      select row.* from json_to_recordset(${JSON.stringify(rows)}::json) as row(sign text, category uuid, weight float8)
      join categories on categories.id = row.category
    ), forgotten as (
      delete from category_signs learnt
      where not exists (select from counted where counted.sign = learnt.sign and counted.category = learnt.category)
      returning 1
    ), written as (
      insert into category_signs as learnt (sign, category, weight) select sign, category, weight from counted
      on conflict (sign, category) do update set weight = excluded.weight where learnt.weight <> excluded.weight
      returning 1
    )
    insert into category_signs_version (version)
    select gen_random_uuid() where exists (select from forgotten) or exists (select from written)
    on conflict (is_only) do update set version = excluded.version`.execute(db)
}

export async function hasLearntCategories(db: Db): Promise<boolean> {
  const row = await db.selectFrom('categorySigns').select('sign').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Forgets all decisions up to now. The revision's undo lets the next pass of the worker learn them again. */
export async function forgetLearnt(db: Db, { by, now }: Editor): Promise<{ batchId: string | null }> {
  return inTransaction(db, async tx => {
    const { id, version } = await tx
      .selectFrom('settings')
      .select(['id', 'version'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const values = { categoriesLearntSince: now }
    const updated = await updateRecord(tx, { table: 'settings', id, version, values, by, now })
    await tx.deleteFrom('categorySigns').execute()
    await tx.deleteFrom('categorySignsVersion').execute()
    return { batchId: updated.ok ? updated.batchId : null }
  })
}
