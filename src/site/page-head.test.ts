import { expect, test } from 'vitest'
import { describePage, describeUnindexedPage, titleOf } from './page-head.ts'

const site = {
  origin: 'https://chowk.example',
  language: 'en' as const,
  edition: null,
  settings: {
    siteName: 'Chowk',
    tagline: 'Your Trusted News Source',
    siteDescription: '',
    contactEmail: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    sitemapEnabled: true,
    primaryColor: '#1a2b4a',
    logoUrl: '',
    faviconUrl: '',
    tipsEnabled: false,
    newsletterLanguages: '',
    newsletterHour: 7,
    newsletterDays: '1234567',
    editorialLogEnabled: false,
    mostReadEnabled: false,
    offlineEnabled: true,
    websubHub: null,
    hasCorrections: false,
    hasRatings: false,
    editions: {},
    ads: null,
  },
}
const texts = { siteName: '', tagline: '', siteDescription: '' }
const head = { title: 'About - Chowk', description: 'What it is', path: '/about', card: 'page/about' }

test('search engines and previews get the same absolute address of a page', () => {
  const described = describePage(site, head)
  expect(described).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://chowk.example/about' })
  expect(described).toContainEqual({ property: 'og:url', content: 'https://chowk.example/about' })
})

test.each([
  ['en', 'en_IN', ['hi_IN', 'ta_IN']],
  ['hi', 'hi_IN', ['en_IN', 'ta_IN']],
] as const)(
  'a page in %s names its own locale once, and as alternates only the others',
  (language, own, others) => {
    const editions = { hi: texts, ta: texts }
    const described = describePage({ ...site, language, settings: { ...site.settings, editions } }, head)
    const contents = (name: string) =>
      described.flatMap(entry => ('property' in entry && entry.property === name ? [entry.content] : []))
    expect(contents('og:locale')).toEqual([own])
    expect(contents('og:locale:alternate')).toEqual(others)
  },
)

test('keywords and structured data appear only if given', () => {
  expect(JSON.stringify(describePage(site, head))).not.toMatch(/keywords|ld\+json/)
  const described = describePage(site, { ...head, keywords: 'a, b', jsonLd: { '@type': 'WebSite' } })
  expect(described).toContainEqual({ name: 'keywords', content: 'a, b' })
  expect(described).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' },
  })
})

test("the preview picture is the page's own or else its card, with an absolute address", () => {
  const imagesOf = (picture: string) =>
    describePage(site, { ...head, picture }).flatMap(entry =>
      'property' in entry && entry.property === 'og:image' ? [entry.content] : [],
    )
  expect(imagesOf('/images/0a-Ab')).toEqual(['https://chowk.example/images/0a-Ab/share.jpg'])
  const card = 'https://chowk.example/card/page/about.png'
  expect(imagesOf('')).toEqual([card])
  expect(imagesOf('/samples/reef.svg'), 'previews elsewhere show no SVG').toEqual([card])
  expect(describePage(site, head)).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a photograph is not described by the title of the page, a card is', () => {
  const alt = { property: 'og:image:alt', content: head.title }
  expect(describePage(site, head)).toContainEqual(alt)
  const photographed = describePage(site, { ...head, picture: '/images/0a-Ab' })
  expect(photographed).not.toContainEqual(alt)
  // Facebook shows a picture of unknown size only from the second share.
  expect(photographed).toContainEqual({ property: 'og:image:width', content: '1200' })
})

test("a category page links the category's feeds", () => {
  const hrefs = (base?: string) =>
    describePage(site, { ...head, feedBase: base }).flatMap(entry =>
      'rel' in entry && entry.rel === 'alternate' ? [entry.href] : [],
    )
  expect(hrefs()).toEqual(['/feed.xml', '/feed.json'])
  expect(hrefs('/category/world')).toEqual(['/category/world/feed.xml', '/category/world/feed.json'])
})

test('feed readers see the name of the page whose feed it is', () => {
  const titles = (fields: object) =>
    describePage(site, { ...head, ...fields }).flatMap(entry =>
      'rel' in entry && entry.rel === 'alternate' ? [entry.title] : [],
    )
  expect(titles({})).toEqual(['Chowk', 'Chowk'])
  expect(titles({ feedBase: '/story/flood' })).toEqual([head.title, head.title])
  expect(titles({ feedBase: '/category/world', feedTitle: 'World' })).toEqual(['World', 'World'])
})

test('a page that is not for search engines has noindex', () => {
  expect(describeUnindexedPage(site, 'Search')).toEqual([
    { title: 'Search - Chowk' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(titleOf(undefined, 'Search')).toBe('Search')
})
