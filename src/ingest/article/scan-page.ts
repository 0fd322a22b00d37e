// Collects what may describe a page's article in one pass over its tags; article-title.ts and its neighbours interpret it.
import {
  emptyScan,
  type Heading,
  isMarked,
  type Marked,
  type PageRegion,
  type PageScan,
} from './page-scan.ts'
import {
  type Attributes,
  captureCloseTag,
  captureOpenTag,
  captureText,
  dateInRdf,
  endCaptures,
  metasOf,
  readPageTags,
  startCapture,
  type TextCaptures,
} from './page-tags.ts'

/** More of a kind adds nothing, and a page of only such tags must not exhaust the memory. */
const keptMax = 400
const textsMax = 6000
const textLengthMax = 2000
const capturedLengthMax = 400
const piecesMax = 20
const classLengthMax = 300
const scriptLengthMax = 256 * 1024

const silentTag = /^(?:style|template|noscript|iframe|object|svg|math|textarea|select|datalist|button)$/
/** An unclosed one of these ends where the page goes on. */
const unclosedTag = /^(?:svg|math|button)$/
const goesOn = /^(?:h[1-6]|p|ul|ol|table)$/
const rawTag = /^(?:script|title)$/
const besideTag = /^(?:footer|aside|nav)$/
type Scanner = {
  scan: PageScan
  captures: TextCaptures
  silentIn: string
  /** Inside `script` or `title`, whose text is not visible text. */
  isRaw: boolean
  /** No tag since the last text, so the next piece continues it: the tokenizer splits texts at entities. */
  isInText: boolean
  articles: number
  beside: number
  /** The addresses of the first `source` before the next picture. */
  sources: string
  /** The target of the open link. */
  href: string
  openHeading: Heading | null
  /** The classes of the elements of a heading that open directly before its next text. */
  classBefore: string
}

/** Never throws. The result is bounded for any page. */
export function scanPage(html: string): PageScan {
  const scanner: Scanner = {
    scan: emptyScan(),
    captures: { open: [] },
    silentIn: '',
    isRaw: false,
    isInText: false,
    articles: 0,
    beside: 0,
    sources: '',
    href: '',
    openHeading: null,
    classBefore: '',
  }
  readPageTags(html, {
    open: (name, attributes, at) => open(scanner, { name, attributes, at }),
    close: name => close(scanner, name),
    text: (text, at) => readText(scanner, text, at),
    comment: text => keepDate(scanner.scan, dateInRdf(text)),
  })
  endCaptures(scanner.captures)
  return scanner.scan
}

type Tag = { name: string; attributes: Attributes; at: number }

function open(scanner: Scanner, tag: Tag): void {
  scanner.isInText = false
  scanner.classBefore = `${scanner.classBefore} ${tag.attributes.get('class') ?? ''}`
    .slice(-classLengthMax)
    .trimStart()
  captureOpenTag(scanner.captures, tag.name)
  if (unclosedTag.test(scanner.silentIn) && goesOn.test(tag.name)) scanner.silentIn = ''
  if (scanner.silentIn !== '') {
    // `noscript` repeats lazy-loaded pictures, and where a script leads, for readers without scripts.
    if (scanner.silentIn === 'noscript') readPicture(scanner, tag)
    if (scanner.silentIn === 'noscript' && tag.attributes.has('http-equiv')) readTag(scanner, tag)
    return
  }
  if (rawTag.test(tag.name)) scanner.isRaw = true
  if (silentTag.test(tag.name)) scanner.silentIn = tag.name
  if (tag.name === 'article') scanner.articles++
  if (besideTag.test(tag.name)) scanner.beside++
  if (tag.name === 'a') openLink(scanner, tag.attributes)
  readTag(scanner, tag)
}

function close(scanner: Scanner, name: string): void {
  scanner.isInText = false
  scanner.classBefore = ''
  if (name === scanner.silentIn) scanner.silentIn = ''
  if (name === 'article') scanner.articles = Math.max(0, scanner.articles - 1)
  if (besideTag.test(name)) scanner.beside = Math.max(0, scanner.beside - 1)
  if (rawTag.test(name)) scanner.isRaw = false
  if (name === 'a') scanner.href = ''
  if (name === 'h1') scanner.openHeading = null
  captureCloseTag(scanner.captures, name)
}

function readText(scanner: Scanner, text: string, at: number): void {
  const { scan, captures, silentIn, isRaw } = scanner
  if (silentIn !== '') return
  captureText(captures, text)
  if (isRaw) return
  if (scanner.openHeading) readPiece(scanner, scanner.openHeading, text)
  const last = scanner.isInText ? scan.texts.at(-1) : undefined
  if (last === undefined && !/\S/.test(text)) return
  scan.visibleLength += text.length
  scanner.isInText = true
  if (last) last.text += text.slice(0, textLengthMax - last.text.length)
  else if (scan.texts.length < textsMax)
    scan.texts.push({ text: text.slice(0, textLengthMax), at, region: regionOf(scanner) })
}

function readPiece(scanner: Scanner, { pieces }: Heading, text: string): void {
  const last = scanner.isInText ? pieces.at(-1) : undefined
  if (last) last.text += text.slice(0, capturedLengthMax - last.text.length)
  if (last || !/\S/.test(text)) return
  if (pieces.length < piecesMax)
    pieces.push({ text: text.slice(0, capturedLengthMax), className: scanner.classBefore })
  scanner.classBefore = ''
}

function readTag(scanner: Scanner, tag: Tag): void {
  const { scan } = scanner
  const { name, attributes } = tag
  if (name === 'html' && scan.htmlLanguage === '') {
    scan.htmlLanguage = attributes.get('lang') || attributes.get('xml:lang') || ''
  }
  if (name === 'base' && scan.baseHref === '') scan.baseHref = attributes.get('href') ?? ''
  if (name === 'meta') for (const meta of metasOf(attributes)) keep(scan.metas, meta)
  if (name === 'rdf:description') keepDate(scan, attributes.get('dc:date'))
  if (name === 'dc:date') captureDate(scanner, tag)
  if (name === 'link') keep(scan.links, attributes)
  readPicture(scanner, tag)
  if (name === 'video' && scanner.beside === 0) readPoster(scan, attributes)
  if (name === 'input' && attributes.get('type') === 'password') scan.hasPasswordField = true
  if (name === 'title' && scan.title === '') captureTitle(scanner, tag)
  if (name === 'script') readScript(scanner, tag)
  if (name === 'iframe') keep(scan.frames, attributes.get('src') ?? '')
  if (name === 'h1') captureHeading(scanner, tag)
  else if (isMarked(name, attributes)) captureMarked(scanner, tag)
}

function readPicture(scanner: Scanner, { name, attributes, at }: Tag): void {
  if (name === 'source') scanner.sources ||= attributes.get('srcset') ?? ''
  if (name !== 'img' && name !== 'amp-img') return
  const { sources } = scanner
  scanner.sources = ''
  keep(scanner.scan.pictures, {
    attributes: sources ? new Map([['srcset', sources], ...attributes]) : attributes,
    at,
    region: regionOf(scanner),
    isLinked: leadsElsewhere(scanner.href),
  })
}

function openLink(scanner: Scanner, attributes: Attributes): void {
  scanner.href = attributes.get('href') ?? ''
  if (scanner.openHeading?.href === '') scanner.openHeading.href = scanner.href
}

/** False for a link to a larger version of the picture itself. */
function leadsElsewhere(href: string): boolean {
  return href !== '' && !/^(?:#|javascript:)|\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(href)
}

function readPoster({ posters }: PageScan, attributes: Attributes): void {
  const poster = ['poster', 'data-poster', 'data-poster-url'].map(name => attributes.get(name)).find(Boolean)
  if (poster) keep(posters, poster)
}

function captureTitle({ scan, captures }: Scanner, { name }: Tag): void {
  const done = (text: string) => {
    scan.title ||= text
  }
  startCapture(captures, { name, lengthMax: capturedLengthMax, done })
}

function captureDate({ scan, captures }: Scanner, { name }: Tag): void {
  startCapture(captures, { name, lengthMax: capturedLengthMax, done: text => keepDate(scan, text) })
}

function keepDate({ metas }: PageScan, content = ''): void {
  if (content !== '') keep(metas, { key: 'dc.date', content })
}

function readScript(scanner: Scanner, tag: Tag): void {
  const { jsonLd, scripts } = scanner.scan
  const type = tag.attributes.get('type')?.toLowerCase() ?? ''
  const kept = type.includes('ld+json') ? jsonLd : scripts
  if (tag.attributes.has('src')) return
  const done = (text: string) => keep(kept, text)
  startCapture(scanner.captures, { name: tag.name, lengthMax: scriptLengthMax, done })
}

function captureHeading(scanner: Scanner, tag: Tag): void {
  const { headings } = scanner.scan
  if (headings.length >= keptMax) return
  const heading: Heading = { ...markedAt(scanner, tag), href: scanner.href, pieces: [] }
  headings.push(heading)
  scanner.openHeading = heading
  scanner.classBefore = ''
  captureInto(scanner, heading)
}

function captureMarked(scanner: Scanner, tag: Tag): void {
  const { marked } = scanner.scan
  if (marked.length >= keptMax) return
  const found = markedAt(scanner, tag)
  marked.push(found)
  captureInto(scanner, found)
}

function markedAt(scanner: Scanner, { name, attributes, at }: Tag): Marked {
  return { name, attributes, text: '', at, region: regionOf(scanner) }
}

function captureInto({ captures }: Scanner, found: Marked): void {
  const done = (text: string) => {
    found.text = text
  }
  startCapture(captures, { name: found.name, lengthMax: capturedLengthMax, done })
}

function regionOf({ articles, beside }: Pick<Scanner, 'articles' | 'beside'>): PageRegion {
  if (beside > 0) return 'beside'
  return articles > 0 ? 'article' : 'page'
}

function keep<Item>(list: Item[], item: Item): void {
  if (list.length < keptMax) list.push(item)
}
