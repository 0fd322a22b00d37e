// Decides the character encoding of a feed or page. Outlets declare encodings that they do not use, so valid UTF-8 is UTF-8.
import { gunzipSync } from 'node:zlib'
import iconv from 'iconv-lite'

/** The longest body that we unpack, in bytes; the same limit as for a download. */
const unpackedBytesMax = 5 * 1024 * 1024

/** How much of a body is searched for an encoding declaration. */
const declarationBytes = 1024

/** In these encodings seven-bit bytes are not ASCII, so "valid UTF-8" proves nothing. */
const sevenBit = /^(?:iso-2022|hz-gb|utf-?7)/i

/** So many letters beyond ASCII, nine in ten of them valid UTF-8, disprove any other declaration. */
const provingLetters = 20

const western = new TextDecoder('windows-1252')

/** Removes NUL, controls and lone surrogates; undecodable bytes become U+FFFD. `contentType`: the raw header. Never throws. */
export function decodeText(body: Uint8Array, contentType: string | null): string {
  const bytes = unpack(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  const encoding = encodingOf(bytes, contentType)
  // iconv-lite loses the five bytes that windows-1252 leaves free, without which `mendMojibake` can repair nothing.
  const text = encoding === 'windows-1252' ? western.decode(bytes) : iconv.decode(bytes, encoding)
  return text.replace(controls, '').toWellFormed()
}

// Some outlets store their feed gzipped and omit the Content-Encoding header.
function unpack(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: unpackedBytesMax })
  } catch {
    return bytes
  }
}

function encodingOf(bytes: Buffer, contentType: string | null): string {
  const marked = encodingOfMark(bytes)
  if (marked) return marked
  const declared = declaredEncoding(bytes, contentType)
  if (declared && sevenBit.test(declared)) return declared
  if (isValidUtf8(bytes)) return 'utf-8'
  const letters = countLetters(bytes)
  const legacy = declared && !isUnicode(declared) ? declared : null
  if (legacy && letters.foreign < provingLetters) return legacy
  return isMostlyUtf8(letters) ? 'utf-8' : (legacy ?? 'windows-1252')
}

function encodingOfMark(bytes: Buffer): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0x3c && b === 0 && d === 0) return c === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0 && b === 0 && c === 0 && d === 0x3c) return 'utf-32be'
  if (a === 0 && b === 0x3c && c === 0) return 'utf-16be'
  return null
}

// The document's declaration is more reliable than the server's: a header is often the default of a whole machine.
function declaredEncoding(bytes: Buffer, contentType: string | null): string | null {
  const head = bytes.subarray(0, declarationBytes).toString('latin1')
  const names = [
    /<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i.exec(head)?.[1],
    /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1],
    /<meta[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(head)?.[1],
  ]
  const known = names.find(name => name && iconv.encodingExists(name))
  return known ? withoutLatin1(known) : null
}

// Text labelled ISO 8859-1 is windows-1252 in practice: curly quotes use its gap (WHATWG, Encoding).
function withoutLatin1(name: string): string {
  return /^(?:iso-?8859-?1|latin-?1|us-ascii|ascii|binary|base64|hex)$/i.test(name) ? 'windows-1252' : name
}

function isUnicode(name: string): boolean {
  return /^(?:utf|ucs|cesu)/i.test(name)
}

function isValidUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

type LetterCounts = { broken: number; foreign: number }

function countLetters(bytes: Buffer): LetterCounts {
  const text = bytes.toString('utf8')
  return {
    broken: text.match(/\uFFFD/g)?.length ?? 0,
    foreign: text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0,
  }
}

/** Up to one tenth of the letters may be broken, as in a truncated download, but not the only one outside ASCII. */
export function isMostlyUtf8({ broken, foreign }: LetterCounts): boolean {
  return broken * 10 <= foreign || (broken === 1 && foreign > 0)
}

const controls = /[^\P{Cc}\t\n\r\u0080-\u009F]|\uFEFF/gu
