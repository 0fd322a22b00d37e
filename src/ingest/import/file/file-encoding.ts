import iconv from 'iconv-lite'
import { isMostlyUtf8 } from '../../../text/decode-text.ts'

// Detects the encoding of a file of 800 MB in pieces, by the rules of text/decode-text.ts: spreadsheets do not declare theirs.
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
type DetectedEncoding =
  /** `isMarked`: it begins with a byte order mark, which no program with letters of one byte writes. */
  | { ok: true; encoding: FileEncoding; isMarked: boolean }
  | { ok: false; reason: 'empty' | 'spreadsheet' | 'packed' }

// Enough of a header to see whether the NULs of UTF-16 are at even or odd positions.
const headBytes = 400

/** Reads all pieces unless the first one is conclusive. */
export async function detectFileEncoding(pieces: AsyncIterable<Buffer>): Promise<DetectedEncoding> {
  const counts = { excess: 0, foreign: 0 }
  const decoder = new TextDecoder('utf-8')
  let isFirst = true
  for await (const piece of pieces) {
    const verdict = isFirst ? judgeHead(piece) : null
    if (verdict) return verdict
    isFirst = false
    count(decoder.decode(piece, { stream: true }), piece, counts)
  }
  if (isFirst) return { ok: false, reason: 'empty' }
  count(decoder.decode(), Buffer.alloc(0), counts)
  const { excess, foreign } = counts
  const broken = Math.ceil(excess / 2)
  const encoding = isMostlyUtf8({ broken, foreign }) ? 'utf-8' : 'windows-1252'
  return { ok: true, encoding, isMarked: false }
}

function judgeHead(piece: Buffer): DetectedEncoding | null {
  const [a, b, c] = piece
  // .xlsx and .ods are zip archives; .xls has its own signature.
  if (a === 0x50 && b === 0x4b) return { ok: false, reason: 'spreadsheet' }
  if (a === 0xd0 && b === 0xcf && c === 0x11) return { ok: false, reason: 'spreadsheet' }
  if (a === 0x1f && b === 0x8b) return { ok: false, reason: 'packed' }
  if (a === 0xef && b === 0xbb && c === 0xbf) return { ok: true, encoding: 'utf-8', isMarked: true }
  if (a === 0xff && b === 0xfe) return { ok: true, encoding: 'utf-16le', isMarked: true }
  if (a === 0xfe && b === 0xff) return { ok: true, encoding: 'utf-16be', isMarked: true }
  return findUnmarkedUtf16(piece.subarray(0, headBytes))
}

/** Column names are ASCII, so in UTF-16 every second byte of them is NUL. */
function findUnmarkedUtf16(head: Buffer): DetectedEncoding | null {
  const nuls = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nuls
  if (odd > head.length / 4 && even < odd / 4) return { ok: true, encoding: 'utf-16le', isMarked: false }
  if (even > head.length / 4 && odd < even / 4) return { ok: true, encoding: 'utf-16be', isMarked: false }
  return null
}

/** A broken byte becomes three. Of foreign letters only the proportion matters: each has one or two bytes more than code units. */
function count(text: string, piece: Buffer, counts: { excess: number; foreign: number }): void {
  const bytes = Buffer.byteLength(text)
  counts.excess += bytes - piece.length
  counts.foreign += text.includes('\uFFFD')
    ? (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0)
    : Math.ceil((bytes - text.length) / 2)
}

type Decoding = {
  encoding: FileEncoding
  onNuls?: (count: number) => void
  onBytes?: (bytesDone: number) => void
}

/** The text of a file without its byte order mark and without NUL, which PostgreSQL text cannot hold. */
export async function* decodePieces(
  pieces: AsyncIterable<Buffer>,
  { encoding, onNuls, onBytes }: Decoding,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  const withoutNuls = (text: string) => {
    if (!text.includes('\0')) return text
    const parts = text.split('\0')
    onNuls?.(parts.length - 1)
    return parts.join('')
  }
  let bytesDone = 0
  for await (const piece of pieces) {
    bytesDone += piece.length
    onBytes?.(bytesDone)
    yield withoutNuls(decoder.write(piece))
  }
  const rest = decoder.end()
  if (rest) yield withoutNuls(rest)
}
