import { listCategories } from '../domain/categories/category-queries.ts'
import { categoriesIn, settingsIn } from '../domain/editions/edition.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import type { PageServices } from '../http/page-context.ts'
import { defaultLanguage, type Edition } from '../text/language.ts'

/** Settings and categories, which most loaders of a page ask for, each read once; in the words of an edition. */
export function readSite(db: PageServices['db']) {
  const findSettings = once(() => getSettings(db))
  const findCategories = once(() => listCategories(db))
  return {
    findSettings,
    inEdition: (edition: Edition | null) => ({
      edition,
      language: edition ?? defaultLanguage,
      findSettings: edition ? async () => settingsIn(edition, await findSettings()) : findSettings,
      findCategories: edition ? async () => categoriesIn(edition, await findCategories()) : findCategories,
    }),
  }
}

/** The loaders of a page run side by side and ask for the same. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
