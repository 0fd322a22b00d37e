import type { Db } from '../../database/connect.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { type SuggestedCategory, suggestCategory } from '../../domain/categories/suggest-category.ts'
import type { OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import { findFeedCategory, findUsualCategory } from '../../domain/outlets/usual-categories.ts'
import { defaultLanguage, type Language } from '../../text/language.ts'
import type { ReadArticle } from '../article/read-article.ts'

/** The category suggested by the page's sections or by the outlet's usual categories. */
export async function proposeCategory(
  db: Db,
  { sections, source }: ReadArticle,
  { outlet, language = defaultLanguage }: { outlet: OutletAtAddress | null; language?: Language },
): Promise<SuggestedCategory | null> {
  const [categories, usual, feedCategory] = await Promise.all([
    listCategories(db),
    outlet && findUsualCategory(db, outlet.id),
    outlet && findFeedCategory(db, outlet.id),
  ])
  const outletName = outlet?.name ?? source.value
  return suggestCategory(categories, { sections, usual, feedCategory, outletName, language })
}
