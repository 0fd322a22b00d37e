import { defaultLanguage, type Edition, type Language, editions as possible } from '../../text/language.ts'
import * as words from '../../words/site-frame.ts'

// An edition is a language of the interface together with the links in that language (decision 121). The settings hold a
// site's editions and its name in each; texts without a translation are shown as they are outside of editions.

/** How a site introduces itself in one edition. An empty text falls back to the site's own, an unchanged default to its translation. */
type SiteTexts = { siteName: string; tagline: string; siteDescription: string }

/** The editions of a site that are turned on. */
export type SiteEditions = { [edition in Edition]?: SiteTexts & { isOff?: never } }

/** As the settings store them: an edition that is turned off keeps its texts, which readers do not see. */
export type StoredEditions = { [edition in Edition]?: SiteTexts & { isOff?: true } }

export function selectEditionsOn(stored: StoredEditions): SiteEditions {
  return Object.fromEntries(Object.entries(stored).filter(([, { isOff }]) => !isOff))
}

/** The editions that are turned on, in a fixed order. */
export function listEditions(editions: SiteEditions): Edition[] {
  return possible.filter(edition => editions[edition])
}

export type CategoryTexts = { [edition in Edition]?: { name: string; description: string } }

export function settingsIn<Site extends SiteTexts & { editions: SiteEditions }>(
  edition: Edition,
  settings: Site,
): Site {
  const { siteName, tagline, siteDescription } = settings.editions[edition] ?? emptyTexts
  return {
    ...settings,
    siteName: siteName || settings.siteName,
    tagline: tagline || translateDefault(settings.tagline, { text: words.tagline, edition }),
    siteDescription:
      siteDescription || translateDefault(settings.siteDescription, { text: words.siteDescription, edition }),
    // These are in the site's own language.
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
  }
}

const emptyTexts: SiteTexts = { siteName: '', tagline: '', siteDescription: '' }

function translateDefault(
  own: string,
  { text, edition }: { text: (language: Language) => string; edition: Edition },
): string {
  return own === text(defaultLanguage) ? text(edition) : own
}

type Translated = { name: string; description: string; translations: CategoryTexts }

export function categoryIn<Named extends Translated>(edition: Edition | null, category: Named): Named {
  const texts = edition && category.translations[edition]
  if (!texts) return category
  // An English description below a Hindi name helps nobody; the page makes one from the name.
  return { ...category, name: texts.name || category.name, description: texts.description }
}

export function categoriesIn<Named extends Translated>(edition: Edition, categories: Named[]): Named[] {
  return categories.map(category => categoryIn(edition, category))
}
