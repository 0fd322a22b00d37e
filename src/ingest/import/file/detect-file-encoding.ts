// Which characters a file's bytes stand for, by the rule of text/decode-text.ts, which sees a feed whole: a
// file of 800 MB passes by in pieces. Spreadsheets write UTF-8, UTF-16 or the old western encoding and say nothing.

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type DetectedEncoding =
  | { ok: true; encoding: FileEncoding }
  | { ok: false; reason: 'empty' | 'spreadsheet' | 'packed' }

// Enough of a header to see in which half of each pair the NULs of UTF-16 stand.
const headBytes = 400

/** Reads all pieces where the first one does not settle it. */
export async function detectFileEncoding(pieces: AsyncIterable<Buffer>): Promise<DetectedEncoding> {
  const counts = { broken: 0, foreign: 0 }
  const decoder = new TextDecoder('utf-8')
  let isFirst = true
  for await (const piece of pieces) {
    const settled = isFirst ? judgeHead(piece) : null
    if (settled) return settled
    isFirst = false
    count(decoder.decode(piece, { stream: true }), piece, counts)
  }
  if (isFirst) return { ok: false, reason: 'empty' }
  const { broken, foreign } = counts
  const isMostlyUtf8 = broken <= 1 || broken * 10 <= foreign
  return { ok: true, encoding: isMostlyUtf8 ? 'utf-8' : 'windows-1252' }
}

function judgeHead(piece: Buffer): DetectedEncoding | null {
  const [a, b, c] = piece
  // .xlsx and .ods are zip archives, .xls has a signature of its own.
  if (a === 0x50 && b === 0x4b) return { ok: false, reason: 'spreadsheet' }
  if (a === 0xd0 && b === 0xcf && c === 0x11) return { ok: false, reason: 'spreadsheet' }
  if (a === 0x1f && b === 0x8b) return { ok: false, reason: 'packed' }
  if (a === 0xef && b === 0xbb && c === 0xbf) return { ok: true, encoding: 'utf-8' }
  if (a === 0xff && b === 0xfe) return { ok: true, encoding: 'utf-16le' }
  if (a === 0xfe && b === 0xff) return { ok: true, encoding: 'utf-16be' }
  return findUnmarkedUtf16(piece.subarray(0, headBytes))
}

/** The names of columns are ASCII: in UTF-16 every second byte of them is NUL. */
function findUnmarkedUtf16(head: Buffer): DetectedEncoding | null {
  const nuls = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = nuls
  if (odd > head.length / 4 && even < odd / 4) return { ok: true, encoding: 'utf-16le' }
  if (even > head.length / 4 && odd < even / 4) return { ok: true, encoding: 'utf-16be' }
  return null
}

function count(text: string, piece: Buffer, counts: { broken: number; foreign: number }): void {
  if (!text.includes('\uFFFD')) {
    // Only their proportion to what is broken matters: each has at least one byte that begins it.
    counts.foreign += Math.floor((piece.length - text.length) / 2)
    return
  }
  counts.broken += text.split('\uFFFD').length - 1
  counts.foreign += text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
}
