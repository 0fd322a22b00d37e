import { findCategoryByFormerSlug } from '../../../domain/categories/category-queries.ts'
import type { PageContext } from '../../../http/page-context.ts'

/** The id of the category that has this slug, or had it last. */
export async function findCategoryId(
  { db, findCategories }: Pick<PageContext, 'db' | 'findCategories'>,
  slug: string,
): Promise<string | null> {
  const here = (await findCategories()).find(category => category.slug === slug)
  return (here ?? (await findCategoryByFormerSlug(db, slug)))?.id ?? null
}
