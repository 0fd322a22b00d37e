import type { SiteEditions } from '../editions/edition.ts'
import type { NewsletterSettings } from '../newsletter/newsletter.ts'
import type { SiteAds } from './site-ads.ts'

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
