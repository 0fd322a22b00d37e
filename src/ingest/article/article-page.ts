import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/article-desk.ts'
import type { PageScan } from './page-scan.ts'
import { type JsonLd, textsOf } from './read-json-ld.ts'

// The parsed page that all field readers share, and the type that records where a value was found.

export type ArticlePage = {
  scan: PageScan
  jsonLd: JsonLd
  /** The final address of the page; relative addresses are resolved against `base`. */
  url: URL
  base: string
  now: Date
  /** The headline, once it is known: values near it belong to the article. */
  title: string
}

export type FieldOrigin =
  | 'open-graph'
  | 'json-ld'
  | 'twitter-card'
  | 'meta'
  | 'microdata'
  | 'time-element'
  | 'title-element'
  | 'heading'
  | 'link-element'
  | 'html-element'
  | 'script-data'
  | 'text'
  | 'picture'
  | 'video'
  | 'script-of-letters'
  | 'http-header'
  | 'address'
  | 'outlet'

export type FieldValue<Value> = { value: Value; from: FieldOrigin }

export function describeOrigin(from: FieldOrigin, language: Language): string {
  return words.origin(language, { origin: selectCase(from) })
}

/** The first value that `clean` accepts. */
export function firstFound<Value>(
  candidates: FieldValue<string>[],
  clean: (text: string) => Value | null,
): FieldValue<Value> | null {
  for (const { value, from } of candidates) {
    const cleaned = clean(value)
    if (cleaned !== null && cleaned !== '') return { value: cleaned, from }
  }
  return null
}

/** The contents of the page's meta tags with these keys, in the order of the keys. */
export function metaValues({ scan }: ArticlePage, keys: readonly string[]): string[] {
  return keys.flatMap(key => scan.metas.filter(meta => meta.key === key).map(meta => meta.content))
}

/** The JSON-LD values of a property, the page's article first; `leastRank` excludes less relevant nodes. */
export function jsonLdValues(
  { jsonLd }: ArticlePage,
  { name, keys, leastRank = 1 }: { name: string; keys?: readonly string[]; leastRank?: number },
): string[] {
  const nodes = jsonLd.nodes.filter(node => node.rank >= leastRank).slice(0, 20)
  return nodes.flatMap(node => textsOf(node.fields.get(name), jsonLd, keys))
}

export function foundIn(from: FieldOrigin, values: string[]): FieldValue<string>[] {
  return values.map(value => ({ value, from }))
}

export function inMeta(page: ArticlePage, from: FieldOrigin, keys: readonly string[]): FieldValue<string>[] {
  return foundIn(from, metaValues(page, keys))
}

export function inJsonLd(
  page: ArticlePage,
  property: Parameters<typeof jsonLdValues>[1],
): FieldValue<string>[] {
  return foundIn('json-ld', jsonLdValues(page, property))
}

// The names under which pages state when an article was published: Open Graph, Dublin Core, and those of single systems.

/** Meta tags with the time of publication, the most reliable first. */
export const publishedKeys = `article:published_time og:article:published_time og:published_time
  article:published og:pubdate datepublished publishdate publish_date publish-date published-date pubdate
  publication_date publication-date article:publication_date article:post_date article.published
  sailthru.date parsely-pub-date cxenseparse:recs:publishtime cxenseparse:publishtime dc.date.issued
  dcterms.issued dc.issued dcterms.created dc.created dc.date.created dcterms.date dc.date
  dcterms.available originalpublicationdate original-publish-date rnews:datepublished vr:published_time
  bt:pubdate citation_publication_date citation_date citation_online_date published_time published_at
  date_published firstpublished article_date_original created datecreated article:created uploaddate
  displaydate pdate ptime timestamp date release_date video:release_date og:video:release_date
  music:release_date`.split(/\s+/)

export const modifiedKeys = `article:modified_time og:article:modified_time og:updated_time datemodified
  dcterms.modified dc.date.modified last-modified lastmod revised modified utime`.split(/\s+/)
