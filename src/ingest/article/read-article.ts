// Reads the page of an article: title, outlet, date and more, each with its origin. Pure: no script is run, nothing is fetched.

import { shownDomain } from '../../address/shown-domain.ts'
import { plainHostOf } from '../../address/site-of.ts'
import { webBase } from '../../address/web-base.ts'
import type { ArticleObstacle } from '../../domain/reasons/article-problem.ts'
import { cleanDescription } from '../../text/clean-description.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeText } from '../../text/decode-text.ts'
import { detectLanguage } from '../../text/detect-language.ts'
import { type ArticleDate, addressDate, findArticleDate } from './article-date.ts'
import { type ArticleImage, findArticleIcon, findArticleImage } from './article-image.ts'
import { findNotHtml, findObstacle, hidesArticle } from './article-obstacle.ts'
import { findArticleSource } from './article-outlet.ts'
import {
  type ArticlePage,
  type FieldValue,
  firstFound,
  foundIn,
  inJsonLd,
  inMeta,
  jsonLdValues,
  metaValues,
} from './article-page.ts'
import { findArticleTitle } from './article-title.ts'
import { findArticleCanonical, ownArticleFirst } from './own-article.ts'
import { readJsonLd } from './read-json-ld.ts'
import { scanPage } from './scan-page.ts'

const metaKeys = `description dc.description dcterms.description sailthru.description abstract
  excerpt`.split(/\s+/)

export type ReadArticle = {
  title: FieldValue<string> | null
  description: FieldValue<string> | null
  image: ArticleImage | null
  source: FieldValue<string>
  icon: FieldValue<string> | null
  publishedAt: ArticleDate | null
  language: FieldValue<string> | null
  canonical: FieldValue<string> | null
  /** The sections and subjects that the page states, for suggesting a category. */
  sections: string[]
  /** The obstacle to reading the article; the other fields contain what could still be read. */
  obstacle: ArticleObstacle | null
}

export type ReadArticleInput = {
  body: Uint8Array
  /** The headers, unchanged. */
  contentType: string | null
  contentLanguage: string | null
  requestedUrl: string
  /** Where the body came from after redirects. */
  url: string
  now: Date
}

/** The same as the limit of the fetch; a body that was compressed twice may be longer. */
const textLengthMax = 1024 * 1024
/** In UTF-16 each letter takes two bytes. */
const bytesMax = 2 * textLengthMax

/** The fields of a page, clean and ready for a form. Never throws on any body. */
export function readArticle(input: ReadArticleInput): ReadArticle {
  const requested = new URL(input.requestedUrl)
  const notHtml = findNotHtml(input.body, input.contentType)
  if (notHtml) return { ...readAddress(requested, input.now), obstacle: notHtml }
  const page = openPage(input)
  const obstacle = findObstacle(page, requested)
  if (hidesArticle(obstacle)) return { ...readAddress(requested, input.now), obstacle }
  return { ...readPage(page, input.contentLanguage), obstacle }
}

/** The fields that can be derived from the address, for an article that cannot be read. */
export function readAddress(url: URL, now: Date): ReadArticle {
  return {
    title: null,
    description: null,
    image: null,
    icon: null,
    language: null,
    canonical: null,
    source: { value: shownDomain(plainHostOf(url)), from: 'address' },
    publishedAt: addressDate({ url, now }),
    sections: pathSections(url),
    obstacle: null,
  }
}

function readPage(page: ArticlePage, contentLanguage: string | null): Omit<ReadArticle, 'obstacle'> {
  const title = findArticleTitle(page)
  const withTitle = { ...page, title: title?.value ?? '' }
  const description = findArticleDescription(page, withTitle.title)
  const text = `${withTitle.title} ${description?.value ?? ''}`
  return {
    title,
    description,
    image: findArticleImage(page),
    source: findArticleSource(withTitle),
    icon: findArticleIcon(page),
    publishedAt: findArticleDate(withTitle),
    language: findArticleLanguage(page, { text, header: contentLanguage }),
    canonical: findArticleCanonical(page),
    sections: findSections(page),
  }
}

function openPage(input: ReadArticleInput): ArticlePage {
  const html = decodeText(input.body.subarray(0, bytesMax), input.contentType).slice(0, textLengthMax)
  const scan = scanPage(html)
  const url = new URL(input.url)
  const base = webBase(scan.baseHref, url.href)
  return {
    scan,
    jsonLd: ownArticleFirst(readJsonLd(scan.jsonLd), { url, scan }),
    url,
    base,
    now: input.now,
    title: '',
  }
}

function findSections(page: ArticlePage): string[] {
  const named = [
    ...jsonLdValues(page, { name: 'articleSection', leastRank: 2 }),
    ...metaValues(
      page,
      `article:section og:article:section parsely-section section category article:tag
      news_keywords`.split(/\s+/),
    ),
  ]
  return [...new Set([...named.flatMap(text => cleanText(text).split(/\s?,\s?/)), ...pathSections(page.url)])]
    .filter(Boolean)
    .slice(0, 30)
}

function pathSections(url: URL): string[] {
  return url.pathname.split('/').filter(part => /^[a-z][a-z-]{2,30}$/.test(part))
}

function findArticleDescription(page: ArticlePage, title: string): FieldValue<string> | null {
  const candidates = [
    ...inMeta(page, 'open-graph', ['og:description']),
    ...inMeta(page, 'meta', ['description']),
    ...inJsonLd(page, { name: 'description', leastRank: 2 }),
    ...inMeta(page, 'twitter-card', ['twitter:description']),
    ...inMeta(page, 'meta', metaKeys),
  ]
  return firstFound(candidates, text => cleanDescription(text, title))
}

/** BCP 47 tag: the declared language if the script of the headline allows it, otherwise the one that the script implies. */
function findArticleLanguage(
  page: ArticlePage,
  { text, header }: { text: string; header: string | null },
): FieldValue<string> | null {
  const candidates = [
    ...foundIn('html-element', [page.scan.htmlLanguage]),
    ...inJsonLd(page, { name: 'inLanguage', keys: ['alternateName', 'name'], leastRank: 2 }),
    ...inMeta(page, 'open-graph', ['og:locale']),
    ...inMeta(page, 'meta', 'content-language dc.language dcterms.language language inlanguage'.split(' ')),
    ...foundIn('http-header', [header ?? '']),
  ]
  const declared = firstFound(candidates, tag => detectLanguage('', tag))
  const language = detectLanguage(text, declared?.value ?? null)
  if (language === null) return null
  return declared?.value === language ? declared : { value: language, from: 'script-of-letters' }
}
