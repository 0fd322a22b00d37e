import { type Edition, editions as possible } from '../../text/language.ts'
import type { CategoryTexts, SiteEditions } from './edition.ts'

// The fields of editions in forms of the admin area: flat, and named by the language. A further language adds its fields
// to the schemas; the types here name what is missing.

/** `hiOn`, `hiSiteName` and so on. */
export type SiteEditionFields = { [Name in `${Edition}On`]: boolean } & {
  [Name in `${Edition}${'SiteName' | 'Tagline' | 'SiteDescription'}`]: string
}

/** `hiName`, `hiDescription` and so on. */
export type CategoryEditionFields = { [Name in `${Edition}${'Name' | 'Description'}`]?: string }

export function readSiteEditions(fields: SiteEditionFields): SiteEditions {
  const read = possible.flatMap(edition => {
    if (!fields[`${edition}On` as const]) return []
    const siteName = fields[`${edition}SiteName` as const]
    const tagline = fields[`${edition}Tagline` as const]
    const siteDescription = fields[`${edition}SiteDescription` as const]
    return [[edition, { siteName, tagline, siteDescription }] as const]
  })
  return Object.fromEntries(read)
}

/** The languages with any text. */
export function readCategoryTexts(fields: CategoryEditionFields): CategoryTexts {
  const read = possible.map(edition => {
    const name = fields[`${edition}Name` as const] ?? ''
    const description = fields[`${edition}Description` as const] ?? ''
    return [edition, { name, description }] as const
  })
  return Object.fromEntries(read.filter(([, { name, description }]) => name + description !== ''))
}
