import * as z from 'zod/mini'
import { atMost, isWebAddress, requiredText, text } from '../form-text-schema.ts'

// The tabs of the settings screen; each is saved on its own.

const lengthMax = 1_000

function shortText() {
  return text().check(atMost(lengthMax))
}

function pictureAddress() {
  return shortText().check(z.refine(value => value === '' || isPictureAddress(value), 'bad-picture'))
}

function isPictureAddress(value: string): boolean {
  return /^\/(?![/\\])\S+$/.test(value) || (isWebAddress(value) && value.startsWith('https:'))
}

export const generalSchema = z.object({
  siteName: requiredText('site-name-required').check(atMost(100)),
  tagline: shortText(),
  siteDescription: shortText(),
  contactEmail: shortText().check(z.regex(/^$|^[^\s@<>"'?&]+@[^\s@<>"'?&]+\.[^\s@<>"'?&]+$/, 'bad-email')),
  tipsEnabled: z.boolean(),
  editorialLogEnabled: z.boolean(),
  mostReadEnabled: z.boolean(),
  offlineEnabled: z.boolean(),
})

export const seoSchema = z.object({
  metaTitle: shortText(),
  metaDescription: shortText(),
  metaKeywords: shortText(),
  sitemapEnabled: z.boolean(),
})

export const appearanceSchema = z.object({
  primaryColor: text().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'bad-color')),
  logoUrl: pictureAddress(),
  faviconUrl: pictureAddress(),
  showImages: z.boolean(),
})

export const adsSchema = z.object({
  adsPublisherId: text().check(z.regex(/^(pub-\d{16})?$/, 'bad-publisher')),
  adsEnabled: z.boolean(),
  adsHeader: z.boolean(),
  adsHeaderUnit: adUnit(),
  adsSidebar: z.boolean(),
  adsSidebarUnit: adUnit(),
  adsContent: z.boolean(),
  adsContentUnit: adUnit(),
  adsFooter: z.boolean(),
  adsFooterUnit: adUnit(),
})

/** One switch and three texts an edition; an edition that is off keeps none. */
export const editionsSchema = z.object({
  hiOn: z.boolean(),
  hiSiteName: shortText(),
  hiTagline: shortText(),
  hiSiteDescription: shortText(),
  taOn: z.boolean(),
  taSiteName: shortText(),
  taTagline: shortText(),
  taSiteDescription: shortText(),
})

export type EditionsFields = z.output<typeof editionsSchema>

// AdSense gives ad units ids of ten digits today and promises no length.
function adUnit() {
  return text().check(z.regex(/^([0-9]{6,20})?$/, 'bad-ad-unit'))
}

export type SettingsInput =
  | z.output<typeof generalSchema>
  | z.output<typeof seoSchema>
  | z.output<typeof appearanceSchema>
  | z.output<typeof adsSchema>
  /** `SiteEditions`, as JSON. */
  | { editions: string }
  | { logoUrl: string }
  | { faviconUrl: string }
