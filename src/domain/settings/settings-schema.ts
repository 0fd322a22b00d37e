import * as z from 'zod/mini'
import { isWebAddress, requiredText, text } from '../form-text-schema.ts'

// The tabs of the settings screen; each is saved on its own.

const lengthMax = 1_000

function shortText() {
  return text().check(z.maxLength(lengthMax, `Use at most ${lengthMax} characters`))
}

function pictureAddress() {
  const message = 'Enter an https address, or a path that begins with /'
  return shortText().check(z.refine(value => value === '' || isPictureAddress(value), message))
}

function isPictureAddress(value: string): boolean {
  return /^\/(?![/\\])\S+$/.test(value) || (isWebAddress(value) && value.startsWith('https:'))
}

export const generalSchema = z.object({
  siteName: requiredText('Site name is required').check(z.maxLength(100, 'Use at most 100 characters')),
  tagline: shortText(),
  siteDescription: shortText(),
  contactEmail: shortText().check(
    z.regex(/^$|^[^\s@<>"'?&]+@[^\s@<>"'?&]+\.[^\s@<>"'?&]+$/, 'Please enter a valid email address'),
  ),
  tipsEnabled: z.boolean(),
  editorialLogEnabled: z.boolean(),
  mostReadEnabled: z.boolean(),
})

export const seoSchema = z.object({
  metaTitle: shortText(),
  metaDescription: shortText(),
  metaKeywords: shortText(),
  sitemapEnabled: z.boolean(),
})

export const appearanceSchema = z.object({
  primaryColor: text().check(
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, 'Enter a colour as # and six digits or letters a to f, like #1a2b4a'),
  ),
  logoUrl: pictureAddress(),
  faviconUrl: pictureAddress(),
  showImages: z.boolean(),
})

export const adsSchema = z.object({
  adsPublisherId: text().check(
    z.regex(/^(pub-\d{16})?$/, 'Enter pub- followed by 16 digits, or leave it empty'),
  ),
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
  return text().check(z.regex(/^([0-9]{6,20})?$/, 'Enter the digits of data-ad-slot, or leave it empty'))
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
