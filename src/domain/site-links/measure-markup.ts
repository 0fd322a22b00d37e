import { Parser } from 'htmlparser2'

/** How often each `<tag>` and each `attribute on <tag>` occurs. */
export type MarkupCount = Map<string, number>
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
