import { sql } from 'kysely'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
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

/** All of them, in the order an editor gave them. */
export const listCategories: (db: Db) => Promise<Category[]> = compiledOnce((db: Db) =>
  db.selectFrom('categories').select(columns).orderBy('orderNum').orderBy('name').orderBy('id'),
)

// PostgreSQL refuses a text with a NUL in it: what cannot be a slug is not asked for.
const possibleSlug = /^[a-z0-9-]+$/

export async function findCategoryBySlug(db: Db, slug: string): Promise<Category | null> {
  if (!possibleSlug.test(slug)) return null
  const [category] = await listBySlug(db, { slug })
  return category ?? null
}

const listBySlug = compiledOnce((db: Db, { slug }: { slug: string }) =>
  db.selectFrom('categories').select(columns).where('slug', '=', slug),
)
