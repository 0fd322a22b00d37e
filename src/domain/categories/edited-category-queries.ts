import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Category } from './category.ts'

export type EditedCategory = Category & { version: number }
export type ListedCategory = Omit<Category, 'translations'> & {
  newsLinkCount: number
  feedCount: number
  ruleCount: number
  /** They keep no category from being deleted, and lose it. */
  waitingCount: number
}

/** All categories in order, with the numbers of records that keep each from being deleted. */
export async function listCategoriesWithUse(db: Db): Promise<ListedCategory[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'orderNum', 'isOnFront'])
    .select([
      sql<number>`(select count(*)::integer from news_links where category = categories.id)`.as(
        'newsLinkCount',
      ),
      sql<number>`(select count(*)::integer from feeds where category = categories.id)`.as('feedCount'),
      sql<number>`(select count(*)::integer from rules where categories.id in (category, to_category))`.as(
        'ruleCount',
      ),
    ])
    .select(
      sql<number>`(select count(*)::integer from entries where status = 'waiting' and category = categories.id)`.as(
        'waitingCount',
      ),
    )
    .orderBy('orderNum')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
