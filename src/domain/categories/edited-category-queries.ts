import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Category } from './category.ts'

export type EditedCategory = Category & { version: number }
export type ListedCategory = Omit<Category, 'translations'> & {
  newsLinkCount: number
  feedCount: number
  ruleCount: number
}

/** All categories in order, with the numbers of records that keep each from being deleted. */
export async function listCategoriesWithUse(db: Db): Promise<ListedCategory[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'description', 'orderNum', 'isOnFront'])
    .select(eb => [
      eb
        .selectFrom('newsLinks')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('newsLinks.category', '=', 'categories.id')
        .$asScalar()
        .$notNull()
        .as('newsLinkCount'),
      eb
        .selectFrom('feeds')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('feeds.category', '=', 'categories.id')
        .$asScalar()
        .$notNull()
        .as('feedCount'),
      eb
        .selectFrom('rules')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where(({ or, ref, eb: rule }) =>
          or([
            rule('rules.category', '=', ref('categories.id')),
            rule('rules.toCategory', '=', ref('categories.id')),
          ]),
        )
        .$asScalar()
        .$notNull()
        .as('ruleCount'),
    ])
    .orderBy('orderNum')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
