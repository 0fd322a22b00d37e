// The parsed page that the readers of single fields share, and how they report where a value came from.

import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/article-desk.ts'
import type { PageScan } from './page-scan.ts'
import type { JsonLd } from './read-json-ld.ts'
import { textsOf } from './read-json-ld.ts'

export type ArticlePage = {
  scan: PageScan
  jsonLd: JsonLd
  /** Where the page came from; relative addresses lead from `base`. */
  url: URL
  base: string
  now: Date
  /** The headline, once it is known: what stands near it belongs to the article. */
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

export type Found<Value> = { value: Value; from: FieldOrigin }

/** "from" what, for an editor who asks where a value came from. */
export function describeOrigin(from: FieldOrigin, language: Language): string {
  return words.origin(language, { origin: selectCase(from) })
}

/** The first value in order that `clean` makes something of. */
export function firstFound<Value>(
  candidates: Found<string>[],
  clean: (text: string) => Value | null,
): Found<Value> | null {
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

/** The JSON-LD values of a property, the page's article first; `leastRank` leaves out other things. */
export function jsonLdValues(
  { jsonLd }: ArticlePage,
  { name, keys, leastRank = 1 }: { name: string; keys?: readonly string[]; leastRank?: number },
): string[] {
  const nodes = jsonLd.nodes.filter(node => node.rank >= leastRank).slice(0, 20)
  return nodes.flatMap(node => textsOf(node.fields.get(name), jsonLd, keys))
}

/** `values` in the order in which they are believed, each with where it was found. */
export function foundIn(from: FieldOrigin, values: string[]): Found<string>[] {
  return values.map(value => ({ value, from }))
}
