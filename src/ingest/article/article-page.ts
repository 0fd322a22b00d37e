// The parsed page that all field readers share, and the type that records where a value was found.

import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/article-desk.ts'
import type { PageScan } from './page-scan.ts'
import { type JsonLd, textsOf } from './read-json-ld.ts'

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

/** Describes the origin of a value for an editor. */
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

/** Labels each of `values` with its origin. */
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
