import { type Edition, editions as possible } from '../../text/language.ts'
import type { CategoryTexts, StoredEditions } from './edition.ts'

// The form fields of editions in the admin area: flat, with the language in their names. A further language must add its
// fields to the schemas; the types here report those that are missing.

/** `hiOn`, `hiSiteName` and so on. */
export type SiteEditionFields = { [Name in `${Edition}On`]: boolean } & {
  [Name in `${Edition}${'SiteName' | 'Tagline' | 'SiteDescription'}`]: string
}

/** `hiName`, `hiDescription` and so on. */
type CategoryEditionFields = { [Name in `${Edition}${'Name' | 'Description'}`]?: string }

/** The editions that are turned on or have texts. */
export function readSiteEditions(fields: SiteEditionFields): StoredEditions {
  const read = possible.flatMap(edition => {
    const siteName = fields[`${edition}SiteName` as const]
    const tagline = fields[`${edition}Tagline` as const]
    const siteDescription = fields[`${edition}SiteDescription` as const]
    const texts = { siteName, tagline, siteDescription }
    if (fields[`${edition}On` as const]) return [[edition, texts] as const]
    return siteName + tagline + siteDescription === '' ? [] : [[edition, { ...texts, isOff: true }] as const]
  })
  return Object.fromEntries(read)
}

/** The texts of the languages that have any. */
export function readCategoryTexts(fields: CategoryEditionFields): CategoryTexts {
  const read = possible.map(edition => {
    const name = fields[`${edition}Name` as const] ?? ''
    const description = fields[`${edition}Description` as const] ?? ''
    return [edition, { name, description }] as const
  })
  return Object.fromEntries(read.filter(([, { name, description }]) => name + description !== ''))
}
