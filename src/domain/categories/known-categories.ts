// The site's categories and what its editors taught, as polls need them. A worker keeps the learnt signs in memory, because
// reading those of fifty entries cost more than judging them.
import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { countWeight } from '../stories/matching/headline-counts.ts'
import { type CategorizedArticle, listSigns } from './article-signs.ts'
import {
  type CategoryJudge,
  type JudgedCategory,
  type LearntCounts,
  nothingLearnt,
  openCategoryJudge,
} from './judge-category.ts'

/** The site's categories in their order, what its editors taught, and the judge that knows both. */
export type KnownCategories = { categories: JudgedCategory[]; learnt: LearntCounts; judge: CategoryJudge }

export const noCategories = openKnown([], nothingLearnt)

/** The key under which `category_signs` has the count of all articles of a category. */
export const everyArticle = ''

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
      ${toWeights(sql`select * from category_signs where sign = any(${[everyArticle, ...keys]}::text[])`)} as weights`.execute(
    db,
  )
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
