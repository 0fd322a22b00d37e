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

/** One statement, however many articles there are. */
export async function findKnownCategories(
  db: Db,
  { articles, now }: { articles: CategorizedArticle[]; now: Date },
): Promise<KnownCategories> {
  const signs = new Set(articles.flatMap(article => listSigns(article).map(({ key }) => key)))
  const { rows } = await sql<JudgedCategory & { weights: Record<string, number> | null }>`
    select categories.id, categories.slug,
      json_object_agg(learnt.sign, learnt.weight) filter (where learnt.sign is not null) as weights
    from categories left join category_signs learnt
      on learnt.category = categories.id and learnt.sign = any(${[everyArticle, ...signs]})
    group by categories.id order by categories.order_num, categories.id`.execute(db)
  return { categories: rows.map(({ id, slug }) => ({ id, slug })), learnt: toCounts(rows, countWeight(now)) }
}

function toCounts(rows: { id: string; weights: Record<string, number> | null }[], one: number): LearntCounts {
  const articles = new Map<string, number>()
  const signs = new Map<string, Map<string, number>>()
  for (const { id, weights } of rows) {
    for (const [sign, weight] of Object.entries(weights ?? {})) {
      if (sign === everyArticle) articles.set(id, weight / one)
      else signs.set(sign, (signs.get(sign) ?? new Map<string, number>()).set(id, weight / one))
    }
  }
  return { articles, signs }
}
