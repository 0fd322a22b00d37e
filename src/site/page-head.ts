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
  /** The page's address without tracking parameters: the canonical address. */
  path: string
  keywords?: string
  /** From the page's lead article; see `shownImage`. */
  picture?: string
  /** The card used if there is no picture: `story/SLUG`. */
  card: string
  /** '' for the whole site, `/category/politics` for one category. */
  feedBase?: string
  /** The name under which feed readers offer that feed; by default the title, and the site's for that of the site. */
  feedTitle?: string
  /** The formats of that feed. */
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
    ...describeFeeds(site, {
      feedBase: head.feedBase,
      feedForms: head.feedForms,
      title: head.feedTitle ?? (head.feedBase ? head.title : undefined),
    }),
    ...(head.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...head.jsonLd } }] : []),
  ]
}

/** A page that search engines must not index; they may follow its links. */
export function describeUnindexedPage(
  site: { settings: Settings } | undefined,
  title: string,
): MetaDescriptor[] {
  return [{ title: titleOf(site, title) }, { name: 'robots', content: 'noindex' }]
}

/** The request's language; the default if the root loader failed. */
export function languageOf(site: { language: Language } | undefined): Language {
  return site?.language ?? defaultLanguage
}

/** The description of pages that have none of their own; empty if the site has none either. */
export function siteDescriptionOf({ metaDescription, siteDescription }: Settings): string {
  return metaDescription || siteDescription
}

export function titleOf(site: { settings: Settings } | undefined, title: string): string {
  return site ? `${title} - ${site.settings.siteName}` : title
}

/** Drawings from the build are SVG, which other sites' previews do not show. */
function describePicture({ origin, edition }: Site, { picture, card, title }: Head): MetaDescriptor[] {
  const isPhotograph = picture && !isOwnFile(picture)
  const path = isPhotograph ? imageFile(picture, 'share') : inEdition(edition, `/card/${card}.png`)
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:type', content: isPhotograph ? 'image/jpeg' : 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    // A card shows the title; nobody has described a photograph.
    ...(isPhotograph ? [] : [{ property: 'og:image:alt', content: title }]),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: origin + path },
  ]
}

/** Links to the same page in the site's other languages; empty if there is only one. */
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

/** Links by which feed readers find a page's feeds. */
export function describeFeeds(
  { settings, edition }: Pick<Site, 'settings' | 'edition'>,
  { feedBase = '', feedForms = ['xml', 'json'], feedQuery = '', title = settings.siteName }: Feeds,
): MetaDescriptor[] {
  return feedForms.map(form => {
    const href = inEdition(edition, `${feedBase}/feed.${form}${feedQuery}`)
    return { tagName: 'link', rel: 'alternate', type: feedTypes[form], title, href }
  })
}

type Collection = {
  title: string
  description: string
  url: string
  newsLinks: { title: string; url: string }[]
}

/** JSON-LD of a list of links: only address and headline, because other sites' articles are not ours to describe. */
export function describeCollection({ title, description, url, newsLinks }: Collection): object {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: newsLinks.map((link, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: link.title,
        url: link.url,
      })),
    },
  }
}
