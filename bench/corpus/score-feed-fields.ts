// Compares entries with another project's expectations. Where we differ on purpose, the kind of difference says so.
import { canonicalUrl } from '../../src/address/canonical-url.ts'
import type { ReadEntry, ReadFeed } from '../../src/ingest/feed/read-feed.ts'
import { cleanText } from '../../src/text/clean-text.ts'

export type ExpectedEntry = { title: string; link: string; date: string; body: string }
/** The kind of an intended difference begins with "intended:" and counts as right. */
export type Comparison = { compared: number; equal: number; kinds: string[] }

/** Entries in any of the four notations that the suites use. */
export function expectedEntries(twin: unknown): ExpectedEntry[] {
  const list = at(twin, 'items') ?? at(twin, 'entries') ?? at(at(twin, 'feed'), 'items')
  return (Array.isArray(list) ? list : []).map((entry: unknown) => ({
    title: firstText(at(entry, 'title', 'content'), at(entry, 'title')),
    link: linkOf(entry),
    date: firstText(...dateFields.map(name => at(entry, name))),
    body: firstText(...bodyFields.map(names => at(entry, ...names))),
  }))
}

const dateFields = ['publishedParsed', 'pubDateParsed', 'isoDate', 'published', 'updatedParsed']

const bodyFields = [
  ['summary', 'content'],
  ['summary'],
  ['description'],
  ['content', 'body'],
  ['content', 'value'],
  ['content'],
]

/** Compares, in order, the entries that can become links. */
export function compareEntries(expected: ExpectedEntry[], feed: ReadFeed): Comparison {
  const result: Comparison = { compared: 0, equal: 0, kinds: [] }
  for (const one of expected) {
    const entry = feed.entries.find(other => sameLink(one, other)) ?? null
    if (entry) {
      note(result, titleKind(one, entry))
      note(result, dateKind(one, entry))
    } else if (isReadable(one)) note(result, linkKind(one, feed))
  }
  return result
}

function note(result: Comparison, kind: string | null): void {
  result.compared++
  if (kind === null || kind.startsWith('intended:')) result.equal++
  if (kind !== null) result.kinds.push(kind)
}

function linkKind(one: ExpectedEntry, feed: ReadFeed): string {
  const other = feed.entries.some(entry => entry.title.slice(0, 12) === cleanText(one.title).slice(0, 12))
  if (other && /\/~r\/|feedproxy|feedburner/.test(one.link)) return 'intended: the article behind FeedBurner'
  return other ? 'another link' : 'an entry is missing'
}

function titleKind(one: ExpectedEntry, entry: ReadEntry): string | null {
  const wanted = letters(cleanText(one.title))
  const got = letters(entry.title)
  if (wanted === got) return null
  if (one.title.includes('\uFFFD')) return 'intended: the twin lost its encoding'
  if (/[<&]/.test(one.title)) return 'intended: markup in the title'
  if (wanted === '')
    return letters(cleanText(one.body)).startsWith(got.slice(0, 40)) ? null : 'title made from the text'
  return wanted.startsWith(got) ? 'title is shorter: suffix or length' : 'title differs'
}

function dateKind(one: ExpectedEntry, entry: ReadEntry): string | null {
  const wanted = Date.parse(one.date)
  if (Number.isNaN(wanted)) return entry.publishedAt || one.date === '' ? null : 'date that neither reads'
  if (entry.publishedAt?.getTime() === wanted) return null
  if (wanted < Date.UTC(1995, 0)) return null
  return entry.publishedAt ? 'date differs' : 'date not read'
}

function sameLink(one: ExpectedEntry, entry: ReadEntry): boolean {
  if (one.link === '') return false
  const link = canonicalUrl(URL.canParse(one.link, entry.url) ? new URL(one.link, entry.url).href : one.link)
  return link.ok && link.url === entry.canonicalUrl
}

function isReadable(one: ExpectedEntry): boolean {
  return canonicalUrl(one.link).ok && (one.title.trim() !== '' || one.body.trim() !== '')
}

function linkOf(entry: unknown): string {
  const links = at(entry, 'links')
  const list: unknown[] = Array.isArray(links) ? links : []
  const page = list.find(link => at(link, 'href') && (at(link, 'rel') ?? 'alternate') === 'alternate')
  return firstText(at(entry, 'link'), at(page, 'href'), at(list[0], 'href'), list[0])
}

function at(value: unknown, ...names: string[]): unknown {
  return names.reduce((inner: unknown, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.getOwnPropertyDescriptor(inner, name)?.value
  }, value)
}

function firstText(...values: unknown[]): string {
  return values.find(value => typeof value === 'string') ?? ''
}

function letters(value: string): string {
  return value.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase()
}
