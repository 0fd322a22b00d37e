import type { Selectable } from 'kysely'
import type { Settings as SettingsRow } from '../../database/tables.ts'
import type { SiteEditions } from '../editions/edition.ts'
import type { NewsletterSettings } from '../newsletter/newsletter.ts'

export type Settings = NewsletterSettings & {
  siteName: string
  tagline: string
  siteDescription: string
  contactEmail: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  sitemapEnabled: boolean
  /** `#rrggbb` */
  primaryColor: string
  logoUrl: string
  faviconUrl: string
  tipsEnabled: boolean
  editorialLogEnabled: boolean
  /** Whether readers may keep pages on their device. */
  offlineEnabled: boolean
  /** Whether clicks are counted, without a trace of the reader. */
  mostReadEnabled: boolean
  /** Whether there is a correction, so that readers can look corrections up. */
  hasCorrections: boolean
  /** Whether any outlet is rated or owned, so that the page of ratings has content. */
  hasRatings: boolean
  editions: SiteEditions
  /** Where readers of our feeds may subscribe instead of polling. */
  websubHub: string | null
  /** Null if pages show no advertisements. */
  ads: SiteAds | null
}

/** The four places of a page that an advertisement may take (specification §9). */
export type AdSlot = 'header' | 'sidebar' | 'content' | 'footer'

/** The ad unit of each place; null where the place stays empty. */
export type SiteAds = { publisherId: string } & Record<AdSlot, string | null>

/** How the settings store advertisements; a `Unit` is AdSense's `data-ad-slot`, '' for none. */
export const adColumns = [
  ...(['adsPublisherId', 'adsEnabled', 'adsHeader', 'adsSidebar', 'adsContent', 'adsFooter'] as const),
  ...(['adsHeaderUnit', 'adsSidebarUnit', 'adsContentUnit', 'adsFooterUnit'] as const),
]

export type AdColumns = Pick<Selectable<SettingsRow>, (typeof adColumns)[number]>

/** Null if no page shows any: turned off, without a publisher, or without a place that has an ad unit. */
export function toSiteAds(columns: AdColumns): SiteAds | null {
  const { adsPublisherId: publisherId } = columns
  const slots = {
    header: unitOf(columns.adsHeader, columns.adsHeaderUnit),
    sidebar: unitOf(columns.adsSidebar, columns.adsSidebarUnit),
    content: unitOf(columns.adsContent, columns.adsContentUnit),
    footer: unitOf(columns.adsFooter, columns.adsFooterUnit),
  }
  if (!columns.adsEnabled || !/^pub-\d{16}$/.test(publisherId)) return null
  return Object.values(slots).some(unit => unit !== null) ? { publisherId, ...slots } : null
}

function unitOf(isOn: boolean, unit: string): string | null {
  return isOn && unit !== '' ? unit : null
}
