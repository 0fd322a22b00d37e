// Builds the tree of an XML document, even a broken one; no entity is expanded. One deeper or wider than any feed is abandoned.

import { Parser } from 'htmlparser2'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { joinSurrogates } from '../../text/clean-text.ts'
import { chooseEntries, dateAttribute, dateNames, dateOfEntry, type EntryLimit } from './choose-entries.ts'
import { type FeedNode, feedNameOf, readPrefixes, textLengthMax } from './read-feed-node.ts'

type FeedTreeResult =
  | { ok: true; root: FeedNode; leftOut: number }
  | { ok: false; failure: 'too-complex' | 'bad-xml' | 'empty'; detail: FailureDetail }

/** XHTML inside Atom nests 20 deep; 200,000 nested tags kept htmlparser2's stack busy for 28 s. */
const depthMax = 100

/** Unclosed tags; a feed of 1,000 entries that each leave a few fields open still passes. */
const unclosedMax = 3000

/** The widest real element seen has 31 attributes. */
const attributesMax = 200

/** Twice the size of 1,000 entries with 100 elements each. */
const nodesMax = 200_000

/** Longer than any date, with the spaces of templates around it. */
const dateLengthMax = 400

/** Entries are never nested; a nested one follows an entry that was not closed. */
const entryNames = new Set(['item', 'entry'])

const rootNames = new Set(['rss', 'rdf:rdf', 'feed', 'channel'])

/** Text fields: one that opens inside another follows a field that was not closed. */
const fieldNames = new Set(
  'title link guid pubdate description published updated id summary content:encoded category'.split(' '),
)

type Builder = {
  /** Which entries are built, by place. */
  isWanted: (place: number) => boolean
  /** The dates of each entry that is not built, by place. */
  dates: DateTexts[]
  /** The name of the date that is open in an entry that is not built. */
  openDate: string | null
  root: FeedNode
  open: OpenNode[]
  prefixes: Record<string, string>
  nodes: number
  attributes: number
  entries: number
  closesEntries: boolean
  unclosed: number
  /** Depth inside an entry that is counted but not built. */
  skipped: number
  failure: FailureDetail | null
}

/** By name, the text of the first element of that name. */
type DateTexts = Map<string, string>

type OpenNode = { node: FeedNode; tag: string }

/** Builds the tree of `xml`; older entries beyond the limit are counted in `leftOut` and not built. */
export function readFeedTree(xml: string, limit: EntryLimit): FeedTreeResult {
  const first = build(xml, place => place < limit.entriesMax)
  if (first.failure || first.entries <= limit.entriesMax) return resultOf(first)
  const { dates, entries } = build(xml, () => false)
  const chosen = chooseEntries(
    Array.from({ length: entries }, (_, place) => dateOfEntry(name => dates[place]?.get(name) ?? '')),
    limit,
  )
  return resultOf(
    build(xml, place => chosen.has(place)),
    entries - chosen.size,
  )
}

function build(xml: string, isWanted: (place: number) => boolean): Builder {
  const root: FeedNode = { name: '', attributes: {}, children: [] }
  const counts = { nodes: 0, attributes: 0, entries: 0, unclosed: 0, skipped: 0 }
  const dates = { dates: [], openDate: null }
  const marks = { closesEntries: false, failure: null }
  const builder: Builder = { isWanted, root, open: [], prefixes: {}, ...dates, ...counts, ...marks }
  parse(xml, builder)
  return builder
}

function resultOf({ root, failure }: Builder, leftOut = 0): FeedTreeResult {
  if (failure) return { ok: false, failure: 'too-complex', detail: failure }
  const elements = root.children.filter(child => typeof child !== 'string')
  // PHP warnings often come before a feed.
  const document = elements.find(({ name }) => rootNames.has(name)) ?? elements[0]
  if (document) return { ok: true, root: document, leftOut }
  return { ok: false, failure: 'bad-xml', detail: { code: 'no-element' } }
}

function parse(xml: string, builder: Builder): void {
  const pauseWhenFailed = () => {
    if (builder.failure) parser.pause()
  }
  const parser: Parser = new Parser(
    {
      onopentagname: () => {
        builder.attributes = 0
      },
      onattribute: () => {
        builder.attributes++
        if (builder.attributes > attributesMax)
          builder.failure ??= { code: 'too-many-attributes', most: attributesMax }
        pauseWhenFailed()
      },
      onopentag: (tag, attributes) => {
        openNode(builder, tag, attributes)
        pauseWhenFailed()
      },
      onclosetag: (tag, isImplied) => closeNode(builder, tag, isImplied),
      ontext: text => {
        if (builder.skipped === 0) addText(current(builder), text)
        else if (builder.openDate) addDate(builder, builder.openDate, text)
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(joinSurrogates(xml))
  markCutEntry(builder)
  if (!builder.failure) parser.end()
}

/** Some feeds close no entry at all: there only an open field shows that the text ended too early. */
function markCutEntry({ open, closesEntries }: Builder): void {
  const at = open.findIndex(({ node }) => entryNames.has(node.name))
  const entry = open[at]?.node
  if (entry && (closesEntries || open.length > at + 1)) entry.isCut = true
}

function openNode(builder: Builder, tag: string, attributes: Record<string, string>): void {
  builder.unclosed++
  builder.prefixes = readPrefixes(builder.prefixes, attributes)
  const name = feedNameOf(tag, builder.prefixes, builder.open[0]?.tag ?? tag)
  closeForgotten(builder.open, name)
  const isEntry = entryNames.has(name)
  // Entries are never nested: the one before was not closed.
  if (isEntry) builder.skipped = 0
  if (isEntry) builder.entries++
  const isSkipped = builder.skipped > 0 || (isEntry && !builder.isWanted(builder.entries - 1))
  builder.openDate = null
  if (isSkipped) skipNode(builder, name, attributes)
  else addNode(builder, tag, { name, attributes, children: [] })
  if (builder.unclosed > unclosedMax) builder.failure ??= { code: 'unclosed', most: unclosedMax }
}

function skipNode(builder: Builder, name: string, attributes: Record<string, string>): void {
  const place = builder.entries - 1
  if (builder.skipped === 0)
    builder.dates[place] = new Map([[dateAttribute, attributes[dateAttribute] ?? '']])
  // The first with a text, as in an entry that is built.
  if (dateNames.includes(name) && !builder.dates[place]?.get(name)?.trim()) builder.openDate = name
  builder.skipped++
}

function addNode(builder: Builder, tag: string, node: FeedNode): void {
  current(builder).children.push(node)
  builder.open.push({ node, tag })
  builder.nodes++
  if (builder.open.length > depthMax) builder.failure ??= { code: 'too-deep', most: depthMax }
  if (builder.nodes > nodesMax) builder.failure ??= { code: 'too-many-elements', most: nodesMax }
}

function addDate({ dates, entries }: Builder, name: string, text: string): void {
  const texts = dates[entries - 1]
  texts?.set(name, ((texts.get(name) ?? '') + text).slice(0, dateLengthMax))
}

/** The parser splits a text at each entity: even a million pieces are joined into one text here. */
function addText({ children }: FeedNode, text: string): void {
  const last = children.at(-1)
  if (typeof last !== 'string') children.push(text.slice(0, textLengthMax))
  else if (last.length < textLengthMax) children[children.length - 1] = (last + text).slice(0, textLengthMax)
}

function closeNode(builder: Builder, tag: string, isImplied: boolean): void {
  builder.unclosed--
  builder.openDate = null
  if (builder.skipped > 0) {
    builder.skipped--
    return
  }
  const at = builder.open.findLastIndex(one => one.tag === tag)
  if (at === -1) return
  builder.closesEntries ||= !isImplied && entryNames.has(builder.open[at]?.node.name ?? '')
  builder.open.length = at
}

function current(builder: Builder): FeedNode {
  return builder.open.at(-1)?.node ?? builder.root
}

function closeForgotten(open: OpenNode[], name: string): void {
  if (entryNames.has(name)) {
    while (fieldNames.has(open.at(-1)?.node.name ?? '')) open.pop()
    const at = open.findIndex(one => entryNames.has(one.node.name))
    if (at !== -1) open.length = at
  } else if (fieldNames.has(name) && fieldNames.has(open.at(-1)?.node.name ?? '')) {
    open.pop()
  }
}
