import type { SiteAds } from './site-ads.ts'

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
  tipsEnabled: boolean
  /** Null where pages show no advertisements. */
  ads: SiteAds | null
}
