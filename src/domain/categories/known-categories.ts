import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { countWeight } from '../stories/matching/count-weight.ts'
import { type CategorizedArticle, listSigns } from './article-signs.ts'
import { type JudgedCategory, type LearntCounts, nothingLearnt } from './judge-category.ts'

/** The site's categories in their order, and what its editors taught about the signs of some articles. */
export type KnownCategories = { categories: JudgedCategory[]; learnt: LearntCounts }

export const noCategories: KnownCategories = { categories: [], learnt: nothingLearnt }

/** The key under which `category_signs` has the count of all articles of a category. */
export const everyArticle = ''

/** One statement, however many articles there are. Joining the signs is planned ten times as fast as `= any`. */
export async function findKnownCategories(
  db: Db,
  { articles, now }: { articles: CategorizedArticle[]; now: Date },
): Promise<KnownCategories> {
  const signs = new Set(articles.flatMap(article => listSigns(article).map(({ key }) => key)))
  const { rows } = await sql<JudgedCategory & SignWeights>`
    select categories.id, categories.slug, coalesce(signs, '[]') as signs, coalesce(weights, '[]') as weights
    from categories left join (
      select category, json_agg(sign) as signs, json_agg(weight) as weights
      from unnest(${[everyArticle, ...signs]}::text[]) as given (sign) join category_signs using (sign)
      group by category
    ) learnt on learnt.category = categories.id
    order by categories.order_num, categories.id`.execute(db)
  return { categories: rows.map(({ id, slug }) => ({ id, slug })), learnt: toCounts(rows, countWeight(now)) }
}

/** Two lists in the same order: as an object, its keys would be read as names of columns. */
type SignWeights = { signs: string[]; weights: number[] }

function toCounts(rows: (JudgedCategory & SignWeights)[], one: number): LearntCounts {
  const articles = new Map<string, number>()
  const signs = new Map<string, Map<string, number>>()
  for (const row of rows) {
    for (const [n, sign] of row.signs.entries()) {
      const count = (row.weights[n] ?? 0) / one
      if (sign === everyArticle) articles.set(row.id, count)
      else signs.set(sign, (signs.get(sign) ?? new Map<string, number>()).set(row.id, count))
    }
  }
  return { articles, signs }
}
