import { Tokenizer } from 'htmlparser2'
import { ignoredEvents } from '../../text/clean-text.ts'

// Splits the markup of a page into tags. It builds no tree and keeps no stack, so 50,000 nested tags cost no more than
// 50,000 flat ones, and of an element with 100,000 attributes only the first sixty are read.
export type Attributes = ReadonlyMap<string, string>

/** `at` is the position in the page, for finding out what is near what. */
type TagEvents = {
  open: (name: string, attributes: Attributes, at: number) => void
  close?: (name: string) => void
  text?: (text: string, at: number) => void
  /** Receives the beginning of the comment. */
  comment?: (text: string) => void
}

/** No element that matters here has more. */
const attributesMax = 60

/** Descriptions of 5,000 characters were seen; longer values are pictures inside an attribute. */
const valueLengthMax = 8000

/** Elements that a slash in their tag ends: in browsers SVG and MathML, for the authors of XHTML all. Text follows other silent tags. */
const emptyTag = /^(?:svg|math|noscript|template|object)$/

/** Old pages have RDF in a comment. */
const commentLengthMax = 4000

type OpenTag = { name: string; attributes: Map<string, string>; attribute: string; value: string }

/** Reports every tag and text of `html` to `events`, in order; names in lower case, entities decoded. Never throws. */
export function readPageTags(html: string, events: TagEvents): void {
  const tag: OpenTag = { name: '', attributes: new Map(), attribute: '', value: '' }
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    { ...ignoredEvents, ...tagCallbacks(html, tag, events), ...attributeCallbacks(html, tag) },
  )
  tokenizer.write(html)
  tokenizer.end()
}

function tagCallbacks(html: string, tag: OpenTag, events: TagEvents) {
  const opened = (end: number) => events.open(tag.name, tag.attributes, end)
  const selfClosed = (end: number) => {
    opened(end)
    if (emptyTag.test(tag.name)) events.close?.(tag.name)
  }
  return {
    onopentagname: (start: number, end: number) => {
      tag.name = html.slice(start, end).toLowerCase()
      tag.attributes = new Map()
    },
    onopentagend: opened,
    onselfclosingtag: selfClosed,
    onclosetag: (start: number, end: number) => events.close?.(html.slice(start, end).toLowerCase()),
    ontext: (start: number, end: number) => events.text?.(html.slice(start, end), start),
    ontextentity: (code: number, end: number) => events.text?.(String.fromCodePoint(code), end),
    oncomment: (start: number, end: number, offset: number) =>
      events.comment?.(html.slice(start, Math.min(end - offset, start + commentLengthMax))),
    oncdata: (start: number, end: number, offset: number) =>
      events.text?.(html.slice(start, end - offset), start),
  }
}

function attributeCallbacks(html: string, tag: OpenTag) {
  return {
    onattribname: (start: number, end: number) => {
      tag.attribute = html.slice(start, Math.min(end, start + 100)).toLowerCase()
      tag.value = ''
    },
    onattribdata: (start: number, end: number) => {
      if (tag.value.length < valueLengthMax) tag.value += html.slice(start, end)
    },
    onattribentity: (code: number) => {
      if (tag.value.length < valueLengthMax) tag.value += String.fromCodePoint(code)
    },
    // The first of two attributes of one name counts, as in browsers.
    onattribend: () => {
      const { attribute, attributes, value } = tag
      if (attributes.size < attributesMax && !attributes.has(attribute)) {
        attributes.set(attribute, value.slice(0, valueLengthMax))
      }
    },
  }
}

export type Meta = { key: string; content: string }

/** The limit for one tag. */
const keysMax = 5

/** Dublin Core names are written with a dot or a colon. */
const dublinCore = /^(dc|dcterms):/

/** The content of a meta tag, under each of its names. */
export function metasOf(attributes: Attributes): Meta[] {
  const content = attributes.get('content') || attributes.get('value') || attributes.get('datetime') || ''
  if (content.trim() === '') return []
  return ['property', 'name', 'itemprop', 'http-equiv'].flatMap(kind => {
    // RDFa allows several properties in one tag.
    const keys = attributes.get(kind)?.toLowerCase().split(/\s+/, keysMax) ?? []
    return keys.filter(Boolean).map(key => ({ key: key.replace(dublinCore, '$1.'), content }))
  })
}

const rdfDate = /\bdc:date(?:\s?=\s?["']|>)([^"'<>]{4,60})/

/** The date in an RDF comment, by which old weblogs announced themselves to each other (trackback). */
export function dateInRdf(comment: string): string | undefined {
  return comment.includes('rdf:') ? rdfDate.exec(comment)?.[1] : undefined
}

// Collects the text of elements while the tags of a page are read. Several elements may be open at once, up to a limit.

type TextCapture = {
  name: string
  depth: number
  lengthMax: number
  parts: string[]
  length: number
  done: (text: string) => void
}

export type TextCaptures = { open: TextCapture[] }

const capturesMax = 12

/** Captures the element that has just opened and calls `done` with its text when it closes or the text is long enough. */
export function startCapture(
  captures: TextCaptures,
  { name, lengthMax, done }: Pick<TextCapture, 'name' | 'lengthMax' | 'done'>,
): void {
  if (captures.open.length < capturesMax) {
    captures.open.push({ name, depth: 1, lengthMax, parts: [], length: 0, done })
  }
}

export function captureOpenTag({ open }: TextCaptures, name: string): void {
  for (const capture of open) {
    // A calendar icon has the day in one element and the year in the next.
    if (capture.parts.at(-1) !== ' ') capture.parts.push(' ')
    if (capture.name === name) capture.depth++
  }
}

export function captureCloseTag(captures: TextCaptures, name: string): void {
  for (const capture of captures.open) if (capture.name === name) capture.depth--
  end(captures, capture => capture.depth === 0)
}

export function captureText(captures: TextCaptures, text: string): void {
  for (const capture of captures.open) {
    capture.parts.push(text)
    capture.length += text.length
  }
  if (captures.open.some(isFull)) end(captures, isFull)
}

export function endCaptures(captures: TextCaptures): void {
  end(captures, () => true)
}

function isFull({ length, lengthMax }: TextCapture): boolean {
  return length >= lengthMax
}

function end(captures: TextCaptures, isEnded: (capture: TextCapture) => boolean): void {
  const ended = captures.open.filter(isEnded)
  if (ended.length === 0) return
  captures.open = captures.open.filter(capture => !isEnded(capture))
  for (const { parts, lengthMax, done } of ended) done(parts.join('').slice(0, lengthMax))
}
