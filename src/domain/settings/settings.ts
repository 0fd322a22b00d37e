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
  /** Readers may keep pages on their device. */
  offlineEnabled: boolean
  /** Clicks are counted, without a trace of the reader. */
  mostReadEnabled: boolean
  /** Readers can look corrections up: there is at least one. */
  hasCorrections: boolean
  /** Any outlet is rated or owned: the page of ratings has something to say. */
  hasRatings: boolean
  editions: SiteEditions
  /** Where readers of our feeds may subscribe, instead of asking again and again. */
  websubHub: string | null
  /** Null where pages show no advertisements. */
  ads: SiteAds | null
}
