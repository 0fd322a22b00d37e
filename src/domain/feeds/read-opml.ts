import { Parser } from 'htmlparser2'
import { cleanPlainText } from '../../text/clean-text.ts'

export type ListedFeed = {
  /** Line in the text, from 1. */
  line: number
  url: string
  title: string
  siteUrl: string | null
  outletName: string | null
  publishing: string | null
  categorizing: string | null
  language: string | null
  /** Switched off in the program that wrote the list. */
  isPaused: boolean
  /** Names or slugs that may match a category, nearest first: the feed's own, then the folders around it. */
  categories: string[]
}

export type ReadOpmlResult =
  /** `unreadable`: feeds whose markup is too broken to read; `includes`: links to other lists, not followed. */
  | { ok: true; feeds: ListedFeed[]; unreadable: number; includes: number }
  | { ok: false; reason: 'too-large' | 'entities' | 'too-many' | 'too-complex' | 'not-opml' | 'no-feeds' }

// Lists are written by hand and by old programs: one in sixty has a stray quote for which strict parsers refuse the whole
// list. So they are parsed leniently, like feeds. The largest list seen has 10,000 feeds in 2 MB.
const lengthMax = 5 * 1024 * 1024
const outlinesMax = 20_000

// More tags than so many outlines need. The parser moves its whole list of open tags with each new one, and searches it
// for each closing tag that was not opened: 200,000 times "<a>" blocked every reader for 12 s.
const tagsMax = 45_000
const openMax = 10_000
const attributesMax = 1_000

// A feed nested deeper is found too, but only its nearest folders count. The same limit holds for a feed's own
// categories: 19,000 feeds with a hundred each blocked every reader for 0.4 s.
const foldersMax = 20

/** The feeds of an OPML list, in folders of any depth. Pure, and fast for any input. */
export function readOpml(given: string): ReadOpmlResult {
  if (given.length > lengthMax) return { ok: false, reason: 'too-large' }
  // XML has no NUL, and PostgreSQL cannot store one: a NUL in a title made the whole import fail.
  const text = given.replaceAll('\0', '')
  if (/<!ENTITY/i.test(text)) return { ok: false, reason: 'entities' }
  // In any case, as the parser reads them.
  if (hasMoreThan(outlinesMax, text, /<outline/gi)) return { ok: false, reason: 'too-many' }
  if (hasMoreThan(tagsMax, text, /</g)) return { ok: false, reason: 'too-complex' }
  const list: Collected = {
    isOpml: false,
    isTooComplex: false,
    feeds: [],
    includes: 0,
    isOurs: /\spublishing\s?=/i.test(text),
    hasFeeds: /\sxmlurl\s?=/i.test(text),
  }
  collectFeeds(text, list)
  const { isOpml, feeds, includes } = list
  if (list.isTooComplex) return { ok: false, reason: 'too-complex' }
  if (!isOpml) return { ok: false, reason: 'not-opml' }
  const written = [...text.matchAll(/\sxmlUrl\s?=\s?["']./gi)].length
  if (feeds.length + written + includes === 0 && /<outline/i.test(text))
    return { ok: false, reason: 'no-feeds' }
  return { ok: true, feeds, unreadable: Math.max(0, written - feeds.length), includes }
}

function hasMoreThan(max: number, text: string, sign: RegExp): boolean {
  const signs = text.matchAll(sign)
  for (let count = 0; !signs.next().done; count++) if (count === max) return true
  return false
}

type Attributes = Record<string, string | undefined>

type Collected = {
  isOpml: boolean
  isTooComplex: boolean
  feeds: ListedFeed[]
  includes: number
  /** Written by `exportFeeds`: its names mean what they say. */
  isOurs: boolean
  hasFeeds: boolean
}

function collectFeeds(text: string, list: Collected): void {
  const folders: string[] = []
  const lineAt = createLineCounter(text)
  const counts = { open: 0, attributes: 0 }
  let isClosed = false
  const stopAt = (isTooComplex: boolean) => {
    list.isTooComplex ||= isTooComplex
    if (isTooComplex) parser.pause()
  }
  const parser: Parser = new Parser(
    {
      onopentagname() {
        isClosed = false
        counts.attributes = 0
        counts.open += 1
        stopAt(counts.open > openMax)
      },
      onattribute(_name, value, quote) {
        // `count=0/>`: to the parser, the slash belongs to a value without quotes, and the outline stays open.
        isClosed = !quote && value.endsWith('/')
        counts.attributes += 1
        stopAt(counts.attributes > attributesMax)
      },
      onopentag(name, attributes: Attributes) {
        if (name === 'opml') list.isOpml = true
        if (name !== 'outline' || !list.isOpml) return
        const line = lineAt(parser.startIndex)
        const url = attributes.xmlurl || otherAddress(attributes, list)
        const readName = list.isOurs ? cut : repair
        if (url) list.feeds.push({ line, ...toListedFeed(url, attributes, { folders, readName }) })
        else if (isInclude(attributes)) list.includes += 1
        if (isClosed) return
        // A feed is no folder of the feeds within it.
        folders.push(url ? '' : readName(attributes.text || attributes.title || ''))
      },
      onclosetag(name) {
        counts.open -= 1
        if (name === 'outline') folders.pop()
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(text)
}

/** Outlines come in order, so each line end is searched for only once: a list of 5 MB without any took 8 s. */
function createLineCounter(text: string): (offset: number) => number {
  let line = 1
  let end = text.indexOf('\n')
  return offset => {
    for (; end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) line += 1
    return line
  }
}

/** OPML 2.0, §inclusion: an outline that links to another list. */
function isInclude({ type, url }: Attributes): boolean {
  return type === 'include' || (type === 'link' && /\.opml$/i.test(url ?? ''))
}

/** Players of radio and podcasts write the feed's address into `url`. A link beside proper feeds is a bookmark. */
function otherAddress(attributes: Attributes, { hasFeeds }: Collected): string | undefined {
  const { type = '', url } = attributes
  const isFeed = /^(?:rss|atom)$/i.test(type) || (/^link$/i.test(type) && !hasFeeds)
  return isFeed && !isInclude(attributes) ? url : undefined
}

// The limit of the outlet's form; a list of 5 MB may be a single name.
const nameLengthMax = 200

function cut(name: string): string {
  return withoutControlCharacters(name.slice(0, nameLengthMax)).toWellFormed()
}

/** Readers escape a name twice ("World &amp;amp; Sport"), as feeds do. */
function repair(name: string): string {
  return cut(name.includes('&') ? cleanPlainText(name) : name)
}

/** Removes control and bidirectional characters: names are printed on terminals and pages. */
function withoutControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}

// Readers write it in namespaces of their own.
const pauses = /^([\w-]+:)?(disabled|muted?|paused)$/

function toListedFeed(
  url: string,
  attributes: Attributes,
  { folders, readName }: { folders: string[]; readName: (name: string) => string },
): Omit<ListedFeed, 'line'> {
  // "/Politics/India,/World": comma-separated paths (OPML 2.0); the last step of a path is the nearest.
  const own = readName(attributes.category ?? '')
    .split(',', foldersMax)
    .flatMap(path => path.split('/', foldersMax).reverse())
    .slice(0, foldersMax)
  return {
    url: withoutControlCharacters(url),
    title: readName(attributes.title || attributes.text || ''),
    siteUrl: attributes.htmlurl ?? null,
    outletName: attributes.outlet === undefined ? null : readName(attributes.outlet),
    publishing: attributes.publishing ?? null,
    categorizing: attributes.categorizing ?? null,
    language: attributes.language ?? null,
    isPaused: Object.entries(attributes).some(
      ([name, value]) => pauses.test(name) && /^(true|1|yes)$/i.test(value ?? ''),
    ),
    categories: [...own, ...folders.slice(-foldersMax).reverse()].map(name => name.trim()).filter(Boolean),
  }
}
