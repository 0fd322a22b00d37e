import type { SiteAds } from './site-ads.ts'

/** The site's own texts and switches; one row, edited under Settings. */
export type Settings = {
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
  /** Whether readers may send tips. */
  tipsEnabled: boolean
  /** Null where pages show no advertisements. */
  ads: SiteAds | null
}
