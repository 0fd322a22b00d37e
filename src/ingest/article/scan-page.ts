// Everything of a page that can say something about its article, in one pass over its tags; what each of it means is
// the business of the readers (article-title.ts and its neighbours).
import { type Attributes, readPageTags } from './page-tags.ts'

export type Meta = { key: string; content: string }
export type Marked = { name: string; attributes: Attributes; text: string; at: number; place: Place }
/** `isLinked`: inside a link, as pictures of other articles are. */
export type Picture = { attributes: Attributes; at: number; place: Place; isLinked: boolean }
/** Where in a page something stands: pages date their comments, and what else one might read, too. */
export type Place = 'article' | 'page' | 'beside'

export type PageScan = {
  htmlLanguage: string
  baseHref: string
  title: string
  /** `property`, `name`, `itemprop` and `http-equiv` alike, in lower case. */
  metas: Meta[]
  links: Attributes[]
  jsonLd: string[]
  /** Texts of other inline scripts. */
  scripts: string[]
  /** `h1`, `time`, and what an attribute calls a date, a headline or an author. */
  marked: Marked[]
  pictures: Picture[]
  /** What a video shows before it plays, as addresses. */
  posters: string[]
  /** What a reader sees, in pieces. */
  texts: { text: string; at: number; place: Place }[]
  visibleLength: number
  hasPasswordField: boolean
}

/** More of each says nothing new; a page of only such tags must not fill the memory. */
const keptMax = 400
const textsMax = 6000
const capturesMax = 12
const capturedLengthMax = 400
const scriptLengthMax = 256 * 1024

const silentTag = /^(?:style|template|noscript|iframe|object|svg|math|textarea|select|option|button)$/
/** Too large to be one date, or without a text. */
const unmarkedTag =
  /^(?:body|html|main|article|section|header|meta|link|img|script|input|form|ul|ol|br|hr|source|embed|area|base|col|track|wbr)$/
const rawTag = /^(?:script|title)$/
const besideTag = /^(?:footer|aside|nav)$/
const markedProperty = /date|headline|author|time/
const markedClass =
  /date(?!d)|datum|fecha|(?:^|[\s_-])(?:data|dato|time|timestamp|meta|metadata|info|pub|posting)(?:$|[\s_-])|publi|posted|created|modified|byline|submitted|Time|Meta\b|-meta|-info/

/** What holds a date in place of the text. */
export const dateAttributes = ['datetime', 'data-datetime', 'data-date', 'data-published', 'data-timestamp']

type Capture = {
  name: string
  depth: number
  lengthMax: number
  parts: string[]
  length: number
  done: (text: string) => void
}
type Scanner = {
  scan: PageScan
  captures: Capture[]
  silentIn: string
  /** Inside `script` or `title`, whose text is no text of the page. */
  isRaw: boolean
  articles: number
  beside: number
  isInLink: boolean
}

/** Never throws; what it keeps is bounded whatever the page holds. */
export function scanPage(html: string): PageScan {
  const scanner: Scanner = {
    scan: emptyScan(),
    captures: [],
    silentIn: '',
    isRaw: false,
    articles: 0,
    beside: 0,
    isInLink: false,
  }
  readPageTags(html, {
    open: (name, attributes, at) => open(scanner, { name, attributes, at }),
    close: name => close(scanner, name),
    text: (text, at) => takeText(scanner, text, at),
  })
  for (const capture of scanner.captures) finish(capture)
  return scanner.scan
}

function emptyScan(): PageScan {
  return {
    ...{ htmlLanguage: '', baseHref: '', title: '', visibleLength: 0, hasPasswordField: false },
    ...{ metas: [], links: [], jsonLd: [], scripts: [], marked: [], pictures: [], posters: [], texts: [] },
  }
}

type Tag = { name: string; attributes: Attributes; at: number }

function open(scanner: Scanner, tag: Tag): void {
  for (const capture of scanner.captures) {
    // A leaf of a calendar has the day in one element and the year in the next.
    if (capture.parts.at(-1) !== ' ') capture.parts.push(' ')
    if (capture.name === tag.name) capture.depth++
  }
  if (scanner.silentIn !== '') {
    // What loads late stands there for readers without scripts.
    if (scanner.silentIn === 'noscript') readPicture(scanner, tag)
    return
  }
  if (rawTag.test(tag.name)) scanner.isRaw = true
  if (silentTag.test(tag.name)) scanner.silentIn = tag.name
  if (tag.name === 'article') scanner.articles++
  if (besideTag.test(tag.name)) scanner.beside++
  if (tag.name === 'a') scanner.isInLink = leadsElsewhere(tag.attributes)
  readTag(scanner, tag)
}

function close(scanner: Scanner, name: string): void {
  if (name === scanner.silentIn) scanner.silentIn = ''
  if (name === 'article') scanner.articles = Math.max(0, scanner.articles - 1)
  if (besideTag.test(name)) scanner.beside = Math.max(0, scanner.beside - 1)
  if (rawTag.test(name)) scanner.isRaw = false
  if (name === 'a') scanner.isInLink = false
  for (const capture of scanner.captures) if (capture.name === name) capture.depth--
  end(scanner, capture => capture.depth === 0)
}

function takeText(scanner: Scanner, text: string, at: number): void {
  const { scan, captures, silentIn, isRaw } = scanner
  for (const capture of captures) {
    capture.parts.push(text)
    capture.length += text.length
  }
  if (captures.some(isFull)) end(scanner, isFull)
  if (silentIn !== '' || isRaw) return
  if (!/\S/.test(text)) return
  scan.visibleLength += text.length
  if (scan.texts.length < textsMax)
    scan.texts.push({ text: text.slice(0, 2000), at, place: placeOf(scanner) })
}

function readTag(scanner: Scanner, tag: Tag): void {
  const { scan } = scanner
  const { name, attributes } = tag
  if (name === 'html' && scan.htmlLanguage === '') {
    scan.htmlLanguage = attributes.get('lang') || attributes.get('xml:lang') || ''
  }
  if (name === 'base' && scan.baseHref === '') scan.baseHref = attributes.get('href') ?? ''
  if (name === 'meta') readMeta(scan, attributes)
  if (name === 'link') keep(scan.links, attributes)
  readPicture(scanner, tag)
  if (name === 'video' && scanner.beside === 0) readPoster(scan, attributes)
  if (name === 'input' && attributes.get('type') === 'password') scan.hasPasswordField = true
  if (name === 'title' && scan.title === '') captureTitle(scanner, tag)
  if (name === 'script') readScript(scanner, tag)
  if (isMarked(tag)) captureMarked(scanner, tag)
}

function readPicture(scanner: Scanner, { name, attributes, at }: Tag): void {
  if (name !== 'img' && name !== 'amp-img') return
  keep(scanner.scan.pictures, { attributes, at, place: placeOf(scanner), isLinked: scanner.isInLink })
}

/** Not to the picture itself, in large. */
function leadsElsewhere(attributes: Attributes): boolean {
  const href = attributes.get('href') ?? ''
  return href !== '' && !/^(?:#|javascript:)|\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(href)
}

function readPoster({ posters }: PageScan, attributes: Attributes): void {
  const poster = ['poster', 'data-poster', 'data-poster-url'].map(name => attributes.get(name)).find(Boolean)
  if (poster) keep(posters, poster)
}

function captureTitle(scanner: Scanner, tag: Tag): void {
  capture(scanner, tag, text => {
    scanner.scan.title ||= text
  })
}

function readMeta({ metas }: PageScan, attributes: Attributes): void {
  const content = attributes.get('content') || attributes.get('value') || attributes.get('datetime') || ''
  if (content.trim() === '') return
  for (const kind of ['property', 'name', 'itemprop', 'http-equiv']) {
    const key = attributes.get(kind)?.trim().toLowerCase()
    if (key) keep(metas, { key, content })
  }
}

function readScript(scanner: Scanner, tag: Tag): void {
  const { jsonLd, scripts } = scanner.scan
  const type = tag.attributes.get('type')?.toLowerCase() ?? ''
  const kept = type.includes('ld+json') ? jsonLd : scripts
  if (tag.attributes.has('src')) return
  capture(scanner, tag, text => keep(kept, text), scriptLengthMax)
}

function isMarked({ name, attributes }: Tag): boolean {
  if (name === 'h1' || name === 'time') return true
  if (unmarkedTag.test(name)) return false
  const property = attributes.get('itemprop') || attributes.get('property') || ''
  if (property !== '' && markedProperty.test(property.slice(0, 100).toLowerCase())) return true
  const names = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.slice(0, 300)
  return markedClass.test(names) || dateAttributes.some(name => attributes.has(name))
}

function captureMarked(scanner: Scanner, { name, attributes, at }: Tag): void {
  const { marked } = scanner.scan
  if (marked.length >= keptMax) return
  const found: Marked = { name, attributes, text: '', at, place: placeOf(scanner) }
  marked.push(found)
  capture(scanner, { name, attributes, at }, text => {
    found.text = text
  })
}

function capture(
  { captures }: Scanner,
  { name }: Tag,
  done: (text: string) => void,
  lengthMax = capturedLengthMax,
): void {
  if (captures.length < capturesMax) captures.push({ name, depth: 1, lengthMax, parts: [], length: 0, done })
}

function isFull({ length, lengthMax }: Capture): boolean {
  return length >= lengthMax
}

function end(scanner: Scanner, isEnded: (capture: Capture) => boolean): void {
  const ended = scanner.captures.filter(isEnded)
  if (ended.length === 0) return
  scanner.captures = scanner.captures.filter(capture => !isEnded(capture))
  for (const capture of ended) finish(capture)
}

function finish({ parts, lengthMax, done }: Capture): void {
  done(parts.join('').slice(0, lengthMax))
}

function placeOf({ articles, beside }: Pick<Scanner, 'articles' | 'beside'>): Place {
  if (beside > 0) return 'beside'
  return articles > 0 ? 'article' : 'page'
}

function keep<Item>(list: Item[], item: Item): void {
  if (list.length < keptMax) list.push(item)
}
