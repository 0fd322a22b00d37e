import type { MetaDescriptor } from 'react-router'
import { inEdition } from '../address/site-path.ts'
import { listEditions } from '../domain/editions/edition.ts'
import { imageFile, isOwnFile } from '../domain/images/image.ts'
import type { Settings } from '../domain/settings/settings.ts'
import { defaultLanguage, type Edition, type Language, localeOf } from '../text/language.ts'

type Site = { settings: Settings; origin: string; language: Language; edition: Edition | null }

const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const

type FeedForm = keyof typeof feedTypes

type Head = {
  title: string
  description: string
  /** The address of the page without what only tracks: it becomes the canonical one. */
  path: string
  keywords?: string
  /** Of the article that leads the page; see `shownImage`. */
  picture?: string | undefined
  /** The card that stands in for it: `story/SLUG`. */
  card: string
  /** '' for the whole site, `/category/politics` for one category. */
  feedBase?: string
  /** Which forms that feed has. */
  feedForms?: readonly FeedForm[]
  jsonLd?: object
}

/** Metadata of a public page for search engines, feed readers and link previews. */
export function describePage(site: Site, head: Head): MetaDescriptor[] {
  const url = site.origin + inEdition(site.edition, head.path)
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.settings.siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    ...describePicture(site, head),
    ...describeEditions(site, head.path),
    ...describeFeeds(site, { feedBase: head.feedBase, feedForms: head.feedForms }),
    ...(head.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...head.jsonLd } }] : []),
  ]
}

/** A page that search engines are to leave out; its links may be followed. */
export function describeUnindexedPage(
  site: { settings: Settings } | undefined,
  title: string,
): MetaDescriptor[] {
  return [{ title: titleOf(site, title) }, { name: 'robots', content: 'noindex' }]
}

/** Of the request; the first one where the root could not be loaded. */
export function languageOf(site: { language: Language } | undefined): Language {
  return site?.language ?? defaultLanguage
}

export function titleOf(site: { settings: Settings } | undefined, title: string): string {
  return site ? `${title} - ${site.settings.siteName}` : title
}

/** Drawings that the build brought along are SVG, which previews elsewhere don't show. */
function describePicture({ origin }: Site, { picture, card, title }: Head): MetaDescriptor[] {
  const isPhotograph = picture && !isOwnFile(picture)
  const path = isPhotograph ? imageFile(picture, '960') : `/card/${card}.png`
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:type', content: isPhotograph ? 'image/webp' : 'image/png' },
    ...(isPhotograph ? [] : cardSize),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: origin + path },
  ]
}

const cardSize = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

/** The same page in the other languages of the site; nothing where there is one. */
function describeEditions({ settings, origin, language }: Site, path: string): MetaDescriptor[] {
  const others = listEditions(settings.editions)
  if (others.length === 0) return []
  const alternates = [
    { hrefLang: 'x-default', edition: null },
    { hrefLang: defaultLanguage, edition: null },
    ...others.map(edition => ({ hrefLang: edition, edition })),
  ]
  return [
    { property: 'og:locale', content: openGraphLocale(language) },
    ...[defaultLanguage, ...others]
      .filter(other => other !== language)
      .map(other => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    ...alternates.map(({ hrefLang, edition }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: origin + inEdition(edition, path),
    })),
  ]
}

/** `hi_IN` */
function openGraphLocale(language: Language): string {
  const { language: name, region } = new Intl.Locale(localeOf[language])
  return `${name}_${region}`
}

type Feeds = Pick<Head, 'feedBase' | 'feedForms'> & { feedQuery?: string; title?: string }

/** Where feed readers find the feeds of a page. */
export function describeFeeds(
  { settings, edition }: Pick<Site, 'settings' | 'edition'>,
  { feedBase = '', feedForms = ['xml', 'json'], feedQuery = '', title = settings.siteName }: Feeds,
): MetaDescriptor[] {
  return feedForms.map(form => {
    const href = inEdition(edition, `${feedBase}/feed.${form}${feedQuery}`)
    return { tagName: 'link', rel: 'alternate', type: feedTypes[form], title, href }
  })
}
