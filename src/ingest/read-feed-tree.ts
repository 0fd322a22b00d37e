// Builds the tree of an XML document, broken or not. Nothing is ever expanded or fetched: entities of a DTD stay text
// (billion laughs, external entities), and a document deeper or wider than any feed is given up at once.
import { Parser } from 'htmlparser2'
import { feedNameOf, readPrefixes } from './read-feed-names.ts'

export type FeedNode = { name: string; attributes: Record<string, string>; children: (FeedNode | string)[] }

export type FeedTreeResult =
  | { ok: true; root: FeedNode; leftOut: number }
  | { ok: false; failure: 'too-complex' | 'bad-xml' | 'empty'; detail: string }

/** XHTML inside Atom goes 20 deep; 200,000 nested tags cost a stack of htmlparser2 28 s. */
const DEPTH_MAX = 100

/** Tags left open; 1,000 entries that never close one of their fields still pass. */
const UNCLOSED_MAX = 3000

/** The widest real element seen has 31 attributes. */
const ATTRIBUTES_MAX = 200

/** 1,000 entries of 100 elements each, and as much again. */
const NODES_MAX = 200_000

/** An entry never stands inside another; one that seems to, follows an entry that was not closed. */
const ENTRY = new Set(['item', 'entry'])

/** What a feed's document begins with. */
const ROOT = new Set(['rss', 'rdf:rdf', 'feed', 'channel'])

/** Fields of text: one that opens inside another follows a field that was not closed. */
const FIELD = new Set([
  'title',
  'link',
  'guid',
  'pubdate',
  'description',
  'published',
  'updated',
  'id',
  'summary',
  'content:encoded',
  'category',
])

/** Tree of `xml`; entries after the first `entriesMax` are counted in `leftOut` and not built. */
export function readFeedTree(xml: string, entriesMax: number): FeedTreeResult {
  const builder = newBuilder(entriesMax)
  const parser: Parser = new Parser(
    {
      onopentagname: () => builder.startTag(),
      onattribute: () => builder.countAttribute() || parser.pause(),
      onopentag: (name, attributes) => builder.open(name, attributes) || parser.pause(),
      onclosetag: name => builder.close(name),
      ontext: text => builder.text(text),
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(xml)
  if (!builder.failed()) parser.end()
  return builder.result()
}

function newBuilder(entriesMax: number) {
  const root: FeedNode = { name: '', attributes: {}, children: [] }
  const open: { node: FeedNode; tag: string }[] = []
  let prefixes: Record<string, string> = {}
  let [nodes, attributes, entries, unclosed, skipped] = [0, 0, 0, 0, 0]
  let failure = ''
  const current = () => open.at(-1)?.node ?? root

  function fail(why: string): boolean {
    failure = why
    return false
  }

  function openNode(tag: string, attributesOf: Record<string, string>): boolean {
    if (++unclosed > UNCLOSED_MAX) return fail(`more than ${UNCLOSED_MAX} open tags`)
    prefixes = readPrefixes(prefixes, attributesOf)
    const name = feedNameOf(tag, prefixes, open[0]?.tag ?? tag)
    closeForgotten(open, name)
    if (skipped > 0 || (ENTRY.has(name) && entries >= entriesMax)) return skip(name)
    if (ENTRY.has(name)) entries++
    const node: FeedNode = { name, attributes: attributesOf, children: [] }
    current().children.push(node)
    open.push({ node, tag })
    if (open.length > DEPTH_MAX) return fail(`more than ${DEPTH_MAX} elements inside each other`)
    return ++nodes <= NODES_MAX || fail(`more than ${NODES_MAX} elements`)
  }

  function skip(name: string): boolean {
    if (ENTRY.has(name)) entries++
    skipped++
    return true
  }

  function closeNode(tag: string): void {
    unclosed--
    if (skipped > 0) skipped--
    else {
      const at = open.findLastIndex(one => one.tag === tag)
      if (at !== -1) open.length = at
    }
  }

  function result(): FeedTreeResult {
    if (failure) return { ok: false, failure: 'too-complex', detail: failure }
    const elements = root.children.filter(child => typeof child !== 'string')
    // Warnings of PHP stand before a feed more often than one would think.
    const document = elements.find(({ name }) => ROOT.has(name)) ?? elements[0]
    if (document) return { ok: true, root: document, leftOut: Math.max(0, entries - entriesMax) }
    return { ok: false, failure: 'bad-xml', detail: 'no element was found' }
  }

  return {
    startTag: () => {
      attributes = 0
    },
    countAttribute: () => ++attributes <= ATTRIBUTES_MAX || fail(`more than ${ATTRIBUTES_MAX} attributes`),
    open: openNode,
    close: closeNode,
    text: (text: string) => {
      if (skipped === 0) current().children.push(text)
    },
    failed: () => failure !== '',
    result,
  }
}

function closeForgotten(open: { node: FeedNode; tag: string }[], name: string): void {
  if (ENTRY.has(name)) {
    const at = open.findIndex(one => ENTRY.has(one.node.name))
    if (at !== -1) open.length = at
  } else if (FIELD.has(name) && FIELD.has(open.at(-1)?.node.name ?? '')) {
    open.pop()
  }
}
