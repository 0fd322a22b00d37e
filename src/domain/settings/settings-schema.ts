import * as z from 'zod/mini'
import { isWebAddress, line, requiredLine, text, textAtMost } from '../fields/form-text-schema.ts'

// The tabs of the settings screen; each is saved separately.

const lengthMax = 1_000

function shortText() {
  return line().check(textAtMost(lengthMax))
}

function pictureAddress() {
  return shortText().check(z.refine(value => value === '' || isPictureAddress(value), 'bad-picture'))
}

function isPictureAddress(value: string): boolean {
  return /^\/(?!admin(?:\/|$)|[/\\])\S+$/i.test(value) || (isWebAddress(value) && value.startsWith('https:'))
}

export const generalSchema = z.object({
  siteName: requiredLine('site-name-required').check(textAtMost(100)),
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

/** One switch and three texts per edition. */
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

/** Days of the newsletter, as stored in `newsletterDays`: every day, the working days, or one day of the week. */
export const dayChoices = ['1234567', '12345', '123456', '1', '2', '3', '4', '5', '6', '7'] as const

export const newsletterSchema = z.object({
  enNewsletter: z.boolean(),
  hiNewsletter: z.boolean(),
  taNewsletter: z.boolean(),
  // The selects offer nothing else.
  newsletterHour: text().check(z.regex(/^(1?\d|2[0-3])$/, 'not-a-text')),
  newsletterDays: z.enum(dayChoices, 'not-a-text'),
})

export type NewsletterFields = z.output<typeof newsletterSchema>

// AdSense gives ad units ids of ten digits today but promises no length.
function adUnit() {
  return text().check(z.regex(/^([0-9]{6,20})?$/, 'bad-ad-unit'))
}

export type SettingsInput =
  | z.output<typeof generalSchema>
  | z.output<typeof seoSchema>
  | z.output<typeof appearanceSchema>
  | z.output<typeof adsSchema>
  /** `StoredEditions`, as JSON. */
  | { editions: string }
  | { newsletterLanguages: string; newsletterHour: number; newsletterDays: string }
  | { logoUrl: string }
  | { faviconUrl: string }
