import type { NotHtml } from '../../domain/reasons/article-problem.ts'

const kindOfType: [RegExp, NotHtml][] = [
  [/^application\/pdf/, 'pdf'],
  [/^image\//, 'picture'],
  [/^(?:video|audio)\//, 'media'],
  [/^application\/(?:rss|atom|rdf)\+xml|^application\/feed\+json/, 'feed'],
  [/^application\/(?:ld\+)?json|^text\/(?:csv|javascript)/, 'data'],
  [/^application\/(?:zip|gzip|octet-stream|msword|vnd\.)/, 'file'],
]

const kindOfFirstBytes: [RegExp, NotHtml][] = [
  [/^%PDF-/, 'pdf'],
  [/^(?:\u0089PNG|GIF8|\u00FF\u00D8\u00FF|RIFF.{4}WEBP)/s, 'picture'],
  [/^(?:ID3|OggS|.{4}ftyp)/s, 'media'],
  // XML declarations, stylesheets and comments may precede the feed's root element.
  [/^(?:<(?:\?xml[^>]{0,400}|!--(?:(?!-->).){0,400}--)>\s{0,99}){0,9}<(?:rss|feed|rdf:RDF)[\s>]/s, 'feed'],
  [/^PK[^ -~]{2}/, 'file'],
]

// The byte order mark of UTF-8, decoded as Latin-1.
const byteOrderMark = /^\u00EF\u00BB\u00BF/

/** The kind of a body that is not an HTML page, by its first bytes and content type; `null` for a page. */
export function findNotHtml(body: Uint8Array, contentType: string | null): NotHtml | null {
  const head = Buffer.from(body.subarray(0, 1024)).toString('latin1').replace(byteOrderMark, '').trimStart()
  const sign = kindOfFirstBytes.find(([pattern]) => pattern.test(head))
  if (sign) return sign[1]
  // Servers send pages with all kinds of content types, so what looks like HTML is treated as HTML.
  if (/<(?:!doctype html|html|head|meta|title|body)\b/i.test(head)) return null
  const type = (contentType ?? '').trim().toLowerCase()
  return (
    kindOfType.find(([pattern]) => pattern.test(type))?.[1] ??
    (/^[[{]/.test(head) && type.includes('json') ? 'data' : null)
  )
}
