import { expect, test } from 'vitest'
import { adsSchema, appearanceSchema, generalSchema, seoSchema } from './settings-schema.ts'

const general = {
  siteName: 'Chowk',
  tagline: '',
  siteDescription: '',
  contactEmail: '',
  tipsEnabled: false,
  editorialLogEnabled: false,
  mostReadEnabled: false,
  offlineEnabled: true,
}
const appearance = { primaryColor: '#1A2b4a', logoUrl: '', faviconUrl: '', showImages: true }
const ads = {
  adsPublisherId: '',
  adsEnabled: false,
  adsHeader: false,
  adsSidebar: false,
  adsContent: false,
  adsFooter: false,
  adsHeaderUnit: '',
  adsSidebarUnit: '',
  adsContentUnit: '',
  adsFooterUnit: '',
}
const seo = { metaTitle: '', metaDescription: '', metaKeywords: '', sitemapEnabled: true }

const takesLogo = (logoUrl: string) => appearanceSchema.safeParse({ ...appearance, logoUrl }).success
const takesEmail = (contactEmail: string) => generalSchema.safeParse({ ...general, contactEmail }).success
const takesColour = (primaryColor: string) =>
  appearanceSchema.safeParse({ ...appearance, primaryColor }).success

test('a site has a name of at most a hundred characters', () => {
  expect(generalSchema.safeParse(general).success).toBe(true)
  expect(generalSchema.safeParse({ ...general, siteName: ' ' }).success).toBe(false)
  expect(generalSchema.safeParse({ ...general, siteName: 'x'.repeat(101) }).success).toBe(false)
})

test('texts for search engines have a maximum length', () => {
  expect(seoSchema.safeParse({ ...seo, metaKeywords: 'x'.repeat(1_000) }).success).toBe(true)
  expect(seoSchema.safeParse({ ...seo, metaKeywords: 'x'.repeat(1_001) }).success).toBe(false)
})

test.each(['', 'asha@example.org', 'asha.devi+news@mail.example.org'])(
  '"%s" is an accepted address',
  email => {
    expect(takesEmail(email)).toBe(true)
  },
)

test.each([
  'asha',
  'asha@example',
  'a@b@c.d',
  'a b@c.d',
  'a@b.c?subject=x',
  'a@b.c&d',
  'a&b@c.d',
  '"><script>@b.c',
])('%s is refused, because it would break the link to it', email => expect(takesEmail(email)).toBe(false))

test.each(['', '/site-images/0a/logo.webp', 'https://example.org/logo.png'])('a logo may be "%s"', url => {
  expect(takesLogo(url)).toBe(true)
})

test.each([
  '//rival.example/a',
  '/admin/log-out',
  '/Admin',
  '/\\rival.example/a',
  '/a b',
  '/',
  'logo.png',
  'http://example.org/logo.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://a:b@example.org/logo.png',
])('a logo may not be "%s"', url => {
  expect(takesLogo(url)).toBe(false)
})

test('a colour is # and six digits, stored in lower case, because it goes into the stylesheet', () => {
  expect(appearanceSchema.parse(appearance).primaryColor).toBe('#1a2b4a')
  for (const colour of ['', '#fff', 'red', '#1a2b4a;}', '#1a2b4a\n}', '#1a2b4g'])
    expect(takesColour(colour), colour).toBe(false)
})

test('the publisher of advertisements is pub- and sixteen digits, or empty', () => {
  const takes = (adsPublisherId: string) => adsSchema.safeParse({ ...ads, adsPublisherId }).success
  expect([takes(''), takes('pub-1234567890123456')]).toEqual([true, true])
  for (const id of ['pub-123', 'ca-pub-1234567890123456', 'pub-1234567890123456"', 'pub-१२३४५६७८९०१२३४५६'])
    expect(takes(id), id).toBe(false)
})

test('an ad unit is the digits of data-ad-slot, or empty', () => {
  const takes = (adsFooterUnit: string) => adsSchema.safeParse({ ...ads, adsFooterUnit }).success
  expect([takes(''), takes('1234567890'), takes(' 1234567890 ')]).toEqual([true, true, true])
  for (const unit of ['12345', 'pub-1234567890123456', '12345678901"', '१२३४५६७८९०', '1'.repeat(21)])
    expect(takes(unit), unit).toBe(false)
})
