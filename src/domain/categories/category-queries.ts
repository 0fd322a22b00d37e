import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import type { CategoryTexts } from '../editions/edition.ts'
import type { Category } from './category.ts'

const columns = [
  'id',
  'name',
  'slug',
  'description',
  'orderNum',
  'isOnFront',
  sql<CategoryTexts>`translations`.as('translations'),
] as const

/** All categories, in the order that editors set. */
export const listCategories: (db: Db) => Promise<Category[]> = compiledOnce((db: Db) =>
  db.selectFrom('categories').select(columns).orderBy('orderNum').orderBy('name').orderBy('id'),
)

// PostgreSQL refuses text with a NUL in it, so an impossible slug is not looked up.
const possibleSlug = /^[a-z0-9-]+$/

export async function findCategoryBySlug(db: Db, slug: string): Promise<Category | null> {
  if (!possibleSlug.test(slug)) return null
  const [category] = await listBySlug(db, { slug })
  return category ?? null
}

const listBySlug = compiledOnce((db: Db, { slug }: { slug: string }) =>
  db.selectFrom('categories').select(columns).where('slug', '=', slug),
)

/** The category that last had this slug and has another one by now. Look first for the category whose slug it is. */
export async function findCategoryByFormerSlug(
  db: Db,
  slug: string,
): Promise<{ id: string; slug: string } | null> {
  if (!possibleSlug.test(slug)) return null
  const [moved] = await listByFormerSlug(db, { slug })
  return moved ?? null
}

const listByFormerSlug = compiledOnce(
  (_: Db, { slug }: { slug: string }) => sql<{ id: string; slug: string }>`
    select category.id, category.slug
    from categories category join revisions revision on revision.record_id = category.id
    where revision.record_table = 'categories' and revision.before ->> 'slug' = ${slug}
    order by revision.at desc, revision.id desc limit 1`,
)

/** Whether a category with another slug has this name. The category `id` may keep its own: imports made such pairs. */
export async function hasNamesake(
  db: Db,
  { name, slug, id = null }: { name: string; slug: string; id?: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from categories
    where lower(name) = lower(${name}) and (slug <> ${slug} or id::text = ${id})`.execute(db)
  return rows.length > 0 && !rows.some(row => row.id === id)
}

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
