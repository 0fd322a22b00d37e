import { resolveLink } from '../../address/web-base.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeText } from '../../text/decode-text.ts'
import { detectLanguage, judgeTogether } from '../../text/detect-language.ts'
import { truncateText } from '../../text/truncate-text.ts'
import { botSign, isBotTitle } from '../article/article-obstacle.ts'
import type { EntryLimit } from './choose-entries.ts'
import { readAtom } from './read-feed-atom.ts'
import {
  type EntryContext,
  isInside,
  type ReadEntry,
  readEntry,
  type UnreadableEntry,
} from './read-feed-entry.ts'
import { readJsonFeed } from './read-feed-json.ts'
import type { FeedNode } from './read-feed-node.ts'
import type { RawFeed } from './read-feed-raw.ts'
import { readRss } from './read-feed-rss.ts'
import { readFeedTree } from './read-feed-tree.ts'

// Reads a feed of any kind, in any encoding, valid or broken. Pure. An entry that cannot be read is counted with its reason.
export type { ReadEntry, UnreadableEntry } from './read-feed-entry.ts'

export type ReadFeed = {
  title: string
  homeUrl: string | null
  language: string | null
  format: 'rss' | 'atom' | 'rdf' | 'json'
  entries: ReadEntry[]
  unreadable: UnreadableEntry[]
  /** Older entries beyond `entriesMax`, not read at all. */
  leftOut: number
  ttlMs: number | null
  newFeedUrl?: string
}

/** `forbidden`: by a robot check with a successful status. */
type ReadFeedFailure = 'forbidden' | 'empty' | 'html' | 'not-a-feed' | 'bad-xml' | 'bad-json' | 'too-complex'
/** Only feed-reader.ts returns `crashed-the-reader`. */
export type ReadFeedResult =
  | { ok: true; feed: ReadFeed }
  | { ok: false; failure: ReadFeedFailure | 'crashed-the-reader'; detail: FailureDetail }

export type ReadFeedInput = {
  body: Uint8Array
  /** Where in the body its middle is missing. */
  cutAt?: number
  /** The Content-Type header, for its charset. */
  contentType: string | null
  feedUrl: string
  outletName?: string
  now: Date
  /** Default 1,000, ten times the longest news feed seen; of more, the newest are read. */
  entriesMax?: number
}

type RawResult = { ok: true; feed: RawFeed } | { ok: false; failure: ReadFeedFailure; detail: FailureDetail }

const defaultEntriesMax = 1000

/** The limit of an outlet's name. Some feeds have a whole description as their title. */
const titleLengthMax = 200

/** The entries of a feed, clean and ready to store. Never throws on any input. */
export function readFeed(input: ReadFeedInput): ReadFeedResult {
  const body = input.cutAt === undefined ? input.body : joinEnds(input.body, input.cutAt)
  const text = decodeText(body, input.contentType).trim()
  if (text === '') return { ok: false, failure: 'empty', detail: { code: 'no-content' } }
  const raw = readRaw(text, { entriesMax: input.entriesMax ?? defaultEntriesMax, now: input.now })
  return raw.ok ? { ok: true, feed: cleanFeed(raw.feed, input) } : raw
}

function readRaw(text: string, limit: EntryLimit): RawResult {
  if (/^[[{]/.test(text)) return readJsonFeed(text, limit)
  const start = text.indexOf('<')
  if (start === -1) return { ok: false, failure: 'not-a-feed', detail: { code: 'neither-xml-nor-json' } }
  // No tag begins with a digit: "I <3 Delhi" was not escaped.
  const xml = text.slice(start).replace(/<(?=\d)/g, '&lt;')
  const tree = readFeedTree(expandEntities(xml), limit)
  if (!tree.ok) return tree
  return readDocument(tree.root, tree.leftOut, text.slice(0, headLength))
}

const headLength = 20_000

function readDocument(root: FeedNode, leftOut: number, head: string): RawResult {
  const name = root.name.replace(/^(?:atom|rss):/, '')
  if (name === 'feed' || name === 'entry') return { ok: true, feed: readAtom(root, leftOut) }
  if (/^(?:rss|rdf:rdf|rdf|channel|item)$/.test(name)) return { ok: true, feed: readRss(root, leftOut) }
  if (
    /<!doctype html|<html[\s>]/i.test(head.slice(0, 2000)) ||
    /^(?:body|head|div|script|meta)$/.test(name)
  ) {
    const [, title = ''] = /<title[^>]{0,99}>\s{0,99}([^<]{0,99})/i.exec(head) ?? []
    if (isBotTitle(cleanText(title)) || botSign.test(head))
      return { ok: false, failure: 'forbidden', detail: { code: 'robot-check' } }
    return { ok: false, failure: 'html', detail: { code: 'web-page' } }
  }
  return { ok: false, failure: 'not-a-feed', detail: { code: 'xml-root', name: name.slice(0, 60) } }
}

function cleanFeed(raw: RawFeed, input: ReadFeedInput): ReadFeed {
  const given = absolute(raw.homeUrl, input.feedUrl)
  const home = given && isInside(given) && !isInside(input.feedUrl) ? null : given
  const title = cleanText(raw.title)
  const context: EntryContext = {
    feedUrl: input.feedUrl,
    base: home ?? input.feedUrl,
    outlet: input.outletName ?? '',
    names: [input.outletName ?? '', title, home ? new URL(home).hostname : ''].filter(Boolean),
    language: raw.language,
    now: input.now,
  }
  const results = raw.entries.map(entry => readEntry(entry, context))
  const entries = judgeTogether(results.flatMap(result => (result.ok ? [result.entry] : [])))
  const newFeedUrl = absolute(raw.newFeedUrl, input.feedUrl)
  return {
    title: truncateText(title, titleLengthMax),
    homeUrl: home,
    language: entries.length > 0 ? mostCommonLanguage(entries) : detectLanguage(title, raw.language || null),
    format: raw.format,
    entries,
    unreadable: results.flatMap(result => (result.ok ? [] : [result.unreadable])),
    leftOut: raw.leftOut,
    ttlMs: raw.ttlMs,
    ...(newFeedUrl && newFeedUrl !== input.feedUrl ? { newFeedUrl } : {}),
  }
}

function mostCommonLanguage(entries: ReadEntry[]): string | null {
  const [most] = [...Map.groupBy(entries, ({ language }) => language)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most?.[0] ?? null
}

function absolute(link: string, base: string): string | null {
  const text = link.replace(/\s+/g, '')
  const url = text === '' ? null : resolveLink(text, base)
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null
}

// Only the beginning and the end of a very long feed are fetched. The entries that were cut there are dropped.

// In every encoding of real feeds that are this long, tags are ASCII.
const endOfEntry = /<\/(?:[\w.-]{1,40}:)?(?:item|entry)\s{0,20}>/g
const startOfEntry = /<(?:[\w.-]{1,40}:)?(?:item|entry)[\s>]/

/** `cutAt`: where the middle is missing. Without a whole entry at both ends, the beginning alone. */
export function joinEnds(body: Uint8Array, cutAt: number): Uint8Array {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const head = bytes.subarray(0, cutAt)
  const ends = [...head.toString('latin1').matchAll(endOfEntry)].at(-1)
  const start = startOfEntry.exec(bytes.subarray(cutAt).toString('latin1'))
  if (!ends || !start) return head
  return Buffer.concat([
    head.subarray(0, ends.index + ends[0].length),
    Buffer.from('\n'),
    bytes.subarray(cutAt + start.index),
  ])
}

// Expands only entities that a document declares itself ("<!ENTITY co 'The Company'>"), and limits the growth of each and of the
// document, so that a "billion laughs" attack stays unexpanded text.

/** Declarations come before the document; real ones (the whole list of Latin letters) take 20 KB. */
const declarationLengthMax = 65_536

/** The longest replacement with its nested entities: a name, a copyright note, an address. */
const valueLengthMax = 1_000

/** HTML's Latin letters, Greek letters and symbols are 253 entities. */
const entitiesMax = 300

/** The most characters that expansion may add to a document. */
const growthMax = 200_000

const declaration = /<!entity\s+([\w:.-]{1,60})\s+(?:"([^"]*)"|'([^']*)')\s*>/gi

/** Expands the document's own entities; those declared elsewhere or beyond a limit stay as they are. */
export function expandEntities(xml: string): string {
  const values = readEntities(xml)
  if (values.size === 0) return xml
  const parts: string[] = []
  let room = growthMax
  let at = 0
  while (at < xml.length) {
    const open = startOf(xml, '<![CDATA[', at)
    const close = startOf(xml, ']]>', open)
    const text = expandText(xml.slice(at, open), values, room)
    room -= Math.max(0, text.length - (open - at))
    parts.push(text, xml.slice(open, close))
    at = close
  }
  return parts.join('')
}

function startOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at === -1 ? xml.length : at
}

function readEntities(xml: string): Map<string, string> {
  const values = new Map<string, string>()
  const start = xml.slice(0, declarationLengthMax).search(/<!doctype\s[^<>[]{0,500}\[/i)
  if (start === -1) return values
  const [subset = ''] = xml.slice(start, start + declarationLengthMax).split(/\]\s*>/, 1)
  for (const [, name = '', quoted, single] of subset.matchAll(declaration)) {
    if (values.size === entitiesMax) break
    // A reference to a later entity, or to itself, is not expanded, so there can be no loop.
    const value = expandText(quoted ?? single ?? '', values, valueLengthMax)
    if (value.length <= valueLengthMax && !values.has(name)) values.set(name, value)
  }
  return values
}

function expandText(text: string, values: Map<string, string>, room: number): string {
  let left = room
  return text.replace(/&([\w:.-]{1,60});/g, (reference, name: string) => {
    const value = values.get(name)
    if (value === undefined || value.length > left) return reference
    left -= value.length
    return value
  })
}
