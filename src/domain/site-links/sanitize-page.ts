import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import type { FieldProblem } from '../fields/field-problem.ts'

// All HTML that editors write passes through here, because what is stored is shown unchanged. Everything not listed here
// is dropped; a script that got through would act as every reader and editor (the page's CSP is the second defence).

export type DroppedMarkup = { what: string; count: number }
type SanitizedPage =
  | { ok: true; html: string; dropped: DroppedMarkup[] }
  | { ok: false; reason: 'too-long' | 'too-deep' | 'too-many-tags' }

// The longest terms of service seen are 200 KB.
const charactersMax = 300_000
const roundsMax = 5

// A text without any of these is plain: its lines are those that its writer sees.
const shapingTags = `h2 h3 h4 h5 h6 p div section blockquote pre hr address
  ul ol li dl dt dd details summary figure figcaption
  table caption thead tbody tfoot tr th td br img`.split(/\s+/)
const inlineTags =
  'a abbr b bdi bdo cite code del em i ins kbd mark q s small span strong sub sup time u'.split(' ')

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...shapingTags, ...inlineTags],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // The content policy shows readers no pictures of other hosts: only paths remain, and a picture without one is dropped.
  allowedSchemesByTag: { img: [] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The contents of these elements are not text for readers.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'xmp', 'template'],
}

/** The HTML to store, and the dropped markup, most frequent first. Pictures at `origin` get a path, plain text its paragraphs. */
export function sanitizePage(source: string, origin?: string): SanitizedPage {
  const rules = rulesFor(origin)
  return checkPage(source, () => {
    const html = cleanUntilStable(source, rules)
    return isPlainText(html) ? cleanUntilStable(markLines(html), rules) : html
  })
}

function checkPage(source: string, clean: () => string): SanitizedPage {
  if (source.length > charactersMax) return { ok: false, reason: 'too-long' }
  const before = measureMarkup(source)
  if (!before.ok) return before
  const html = clean()
  // Escaping makes it longer, and the stored HTML must pass when it is saved again.
  if (html.length > charactersMax) return { ok: false, reason: 'too-long' }
  const after = measureMarkup(html)
  return after.ok ? { ok: true, html, dropped: difference(before.counts, after.counts) } : after
}

/** For HTML that was stored as clean elsewhere, as in a backup; HTML that no Chowk stores becomes an empty page. */
export function sanitizeStored(html: string): string {
  const page = checkPage(html, () => cleanUntilStable(html, rulesFor()))
  return page.ok && page.html !== '' ? page.html : '<p></p>'
}

/** Why a page cannot be stored; null if it can. */
export function contentProblemOf(page: SanitizedPage): FieldProblem | null {
  if (!page.ok) return `content-${page.reason}`
  return page.html === '' ? 'content-empty' : null
}

// The host of no site: only a path is on it.
const nowhere = 'https://site.invalid'

function rulesFor(origin = nowhere): sanitizeHtml.IOptions {
  const placePicture = (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const { src, ...others } = attribs
    const place = src === undefined ? null : findOwnPath(src, origin)
    return { tagName, attribs: place === null ? others : { ...attribs, src: place } }
  }
  // A page has one h1, its title.
  return { ...rules, transformTags: { h1: 'h2', img: placePicture } }
}

/** Null for an address of another host, as browsers read it: `/\other.example` is one. */
function findOwnPath(src: string, origin: string): string | null {
  const url = URL.parse(src, origin)
  if (!url || url.host !== new URL(origin).host) return null
  return URL.canParse(src) ? url.pathname + url.search + url.hash : src
}

/** Tags that a dropped tag kept apart nest when they are read again: `<p><x><p>`. Two rounds are usually enough. */
function cleanUntilStable(source: string, rules: sanitizeHtml.IOptions): string {
  let html = sanitizeHtml(source, rules).trim()
  for (let round = 0; round < roundsMax; round += 1) {
    const again = sanitizeHtml(html, rules).trim()
    if (again === html) break
    html = again
  }
  return html
}

function isPlainText(html: string): boolean {
  return /[\r\n]/.test(html) && !shapingTags.some(tag => html.includes(`<${tag}`))
}

/** Blank lines separate paragraphs; within one, each line stays a line. */
function markLines(text: string): string {
  const paragraphs: string[][] = [[]]
  for (const line of text.split(/\r\n?|\n/).map(each => each.trim())) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  const filled = paragraphs.filter(lines => lines.length > 0)
  return filled.map(lines => `<p>${lines.join('<br />\n')}</p>`).join('\n\n')
}

function difference(before: MarkupCount, after: MarkupCount): DroppedMarkup[] {
  return [...before]
    .map(([what, count]) => ({ what, count: count - (after.get(what) ?? 0) }))
    .filter(({ what, count }) => count > 0 && !isExplained(what, { count, before, after }))
    .toSorted((one, other) => other.count - one.count)
}

/** An attribute that went with its tag and an h1 that became an h2 are not reported. */
function isExplained(
  what: string,
  { count, before, after }: { count: number; before: MarkupCount; after: MarkupCount },
): boolean {
  const tag = /^\S+ on (<\S+>)$/.exec(what)?.[1]
  if (tag === undefined || tag === '<h1>') return what === '<h1>'
  return count <= (before.get(tag) ?? 0) - (after.get(tag) ?? 0)
}

/** How often each `<tag>` and each `attribute on <tag>` occurs. */
type MarkupCount = Map<string, number>
type MeasuredMarkup = { ok: true; counts: MarkupCount } | { ok: false; reason: 'too-deep' | 'too-many-tags' }

// No real page comes near. A hostile page would block the server for seconds: 500,000 times "<" took 2.8 s.
const depthMax = 100
const partsMax = 12_000
// The limits are checked after each piece of this length.
const pieceLength = 4_096

/** Counts tags and attributes; stops when there are too many of them or of texts, or too many levels. */
export function measureMarkup(html: string): MeasuredMarkup {
  const counts: MarkupCount = new Map()
  const seen = { depth: 0, deepest: 0, parts: 0 }
  const parser = new Parser({
    onattribute() {
      seen.parts += 1
    },
    onopentag(name, attributes) {
      seen.parts += 1
      seen.depth += 1
      seen.deepest = Math.max(seen.deepest, seen.depth)
      count(counts, `<${name}>`)
      for (const attribute in attributes) count(counts, `${attribute} on <${name}>`)
    },
    onclosetag() {
      seen.depth -= 1
    },
    ontext() {
      seen.parts += 1
    },
    oncomment() {
      seen.parts += 1
      count(counts, 'comments')
    },
  })
  for (let at = 0; at < html.length; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength))
    if (seen.deepest > depthMax) return { ok: false, reason: 'too-deep' }
    if (seen.parts > partsMax) return { ok: false, reason: 'too-many-tags' }
  }
  parser.end()
  return { ok: true, counts }
}

function count(counts: MarkupCount, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
