import { type Edition, editions as possible } from '../../text/language.ts'
import type { Category } from '../categories/category.ts'
import type { Settings } from '../settings/settings.ts'

// An edition is a language of the interface together with the links of that language (decision 121). Which editions a site
// has, and its name in each, stands in its settings; what is not translated is shown as it is outside of editions.

/** How a site introduces itself in one edition; an empty text is that of the site. */
export type SiteTexts = { siteName: string; tagline: string; siteDescription: string }

/** The editions of a site: those that are on. */
export type SiteEditions = { [edition in Edition]?: SiteTexts }

/** Those that are on, in one order. */
export function listEditions(editions: SiteEditions): Edition[] {
  return possible.filter(edition => editions[edition])
}

/** Name and description of a category in the editions. */
export type CategoryTexts = { [edition in Edition]?: { name: string; description: string } }

export function settingsIn(edition: Edition, settings: Settings): Settings {
  const { siteName, tagline, siteDescription } = settings.editions[edition] ?? emptyTexts
  return {
    ...settings,
    siteName: siteName || settings.siteName,
    tagline: tagline || settings.tagline,
    siteDescription: siteDescription || settings.siteDescription,
    // They are in the language of the site.
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
  }
}

const emptyTexts: SiteTexts = { siteName: '', tagline: '', siteDescription: '' }

export function categoryIn<Named extends Pick<Category, 'name' | 'description' | 'translations'>>(
  edition: Edition | null,
  category: Named,
): Named {
  const texts = edition && category.translations[edition]
  if (!texts) return category
  // An English description below a Hindi name helps nobody: the page makes one of the name.
  return { ...category, name: texts.name || category.name, description: texts.description }
}

export function categoriesIn(edition: Edition, categories: Category[]): Category[] {
  return categories.map(category => categoryIn(edition, category))
}
