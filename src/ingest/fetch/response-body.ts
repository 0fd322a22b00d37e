import type { Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

export type BodyLimit = { bytesMax: number; onTooLarge: 'fail' | 'truncate' | 'keep-ends' }

/** `leftOut`: with `keep-ends`, how many bytes are missing at `at`, between the beginning and the end. */
export type CollectedBody = { body: Buffer; leftOut?: { at: number; bytes: number } }

// One growing buffer instead of a list of chunks: a body sent in one-byte chunks would cost an object per byte.
const firstBytes = 16 * 1024

// Twice the longest limit of a feed. The middle of a longer body could be skipped too, but it is not an honest feed.
const streamedBytesMax = 40 * 1024 * 1024

/** Reads a stream up to the limit, then ends it. Throws FetchError `too-large` unless the body may be truncated. */
export async function collectBody(stream: Readable, limit: BodyLimit): Promise<CollectedBody> {
  if (limit.onTooLarge === 'keep-ends') return collectEnds(stream, limit.bytesMax)
  let bytes: Buffer = Buffer.allocUnsafe(Math.min(firstBytes, limit.bytesMax))
  let length = 0
  for await (const chunk of stream) {
    const part: Buffer = chunk
    const room = limit.bytesMax - length
    if (part.length > room && limit.onTooLarge === 'fail')
      throw new FetchError('too-large', { code: 'over-limit' })
    bytes = grow(bytes, length + Math.min(part.length, room), limit.bytesMax)
    length += part.copy(bytes, length, 0, room)
    if (part.length > room) break
  }
  return { body: Buffer.from(bytes.subarray(0, length)) }
}

/** The second half of the buffer is a ring once the first is full. */
async function collectEnds(stream: Readable, bytesMax: number): Promise<CollectedBody> {
  const half = Math.floor(bytesMax / 2)
  let bytes: Buffer = Buffer.allocUnsafe(Math.min(firstBytes, bytesMax))
  let length = 0
  for await (const chunk of stream) {
    const part: Buffer = chunk
    if (length + part.length > streamedBytesMax) throw new FetchError('too-large', { code: 'over-limit' })
    bytes = grow(bytes, Math.min(length + part.length, bytesMax), bytesMax)
    for (let from = 0; from < part.length; ) {
      const at = length < bytesMax ? length : half + ((length - half) % (bytesMax - half))
      const copied = part.copy(bytes, at, from)
      from += copied
      length += copied
    }
  }
  if (length <= bytesMax) return { body: Buffer.from(bytes.subarray(0, length)) }
  const oldest = half + ((length - half) % (bytesMax - half))
  const body = Buffer.concat([bytes.subarray(0, half), bytes.subarray(oldest), bytes.subarray(half, oldest)])
  return { body, leftOut: { at: half, bytes: length - bytesMax } }
}

function grow(bytes: Buffer, needed: number, bytesMax: number): Buffer {
  if (needed <= bytes.length) return bytes
  const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, bytes.length * 2), bytesMax))
  bytes.copy(larger)
  return larger
}

// Decodes Content-Encoding as a stream and stops at a limit: 300 KB of gzip can hold 300 MB.

/** `unread`: an encoding that exists, but that Chowk neither reads nor accepts. */
export type ContentEncoding = 'gzip' | 'deflate' | 'br' | 'unread'

// No honest server wraps a body more than twice.
const encodingsMax = 2

// Every other token is no encoding: outlets and stores write the charset here ("utf-8"), or "none", "binary", "aws-chunked".
const spellings: ReadonlyMap<string, ContentEncoding> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
  ['zstd', 'unread'],
  ['compress', 'unread'],
])

// Keeps what a truncated stream delivered, as browsers do; the feed reader decides whether it is usable.
const zlib = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 }
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH, chunkSize: 64 * 1024 }

/** The encodings of a Content-Encoding header in the order they were applied. Throws FetchError `bad-encoding`. */
export function parseContentEncoding(header: string): ContentEncoding[] {
  const names = header
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const wraps = names.flatMap(name => spellings.get(name) ?? [])
  if (wraps.length > encodingsMax) throw new FetchError('bad-encoding', { code: 'too-many-encodings' })
  return wraps
}

/** Decodes the body. No decoding step may yield more than the limit. Throws FetchError `too-large` or `bad-encoding`. */
export async function decodeBody(
  body: Buffer,
  encodings: readonly ContentEncoding[],
  limit: BodyLimit,
): Promise<CollectedBody> {
  let decoded: CollectedBody = { body }
  for (const [index, encoding] of [...encodings.entries()].toReversed()) {
    const actual = encodingOf(decoded.body, encoding)
    if (actual === null) continue
    const decoder = createDecoder(actual, decoded.body)
    decoder.end(decoded.body)
    decoded = await collectBody(decoder, index === 0 ? limit : innerLimit(limit))
  }
  return decoded
}

type Decodable = Exclude<ContentEncoding, 'unread'>

/** The body's own signature outranks the named encoding: servers and plugins send another one, or the text itself. */
function encodingOf(body: Buffer, named: ContentEncoding): Decodable | null {
  const signature = body.subarray(0, 4).toString('latin1')
  if (signature.startsWith('\x1f\x8b\b')) return 'gzip'
  switch (named) {
    case 'gzip':
      if (['x\x01', 'x\x9c', 'x\xda'].includes(signature.slice(0, 2))) return 'deflate'
      return body.length < 2 || signature.startsWith('\x1f\x8b') ? 'gzip' : null
    case 'unread':
      // The signatures of zstd and compress.
      if (signature !== '\x28\xb5\x2f\xfd' && !signature.startsWith('\x1f\x9d')) return null
      throw new FetchError('bad-encoding', { code: 'unknown-encoding' })
    default:
      return isText(body) ? null : named
  }
}

// Brotli and deflate have no signature, but no compressed text begins with ten letters of markup or is without control characters for long.
const textBegins =
  /^(?:(?:\xef\xbb\xbf)?\s*(?:<(?:\?xml|!doctype|!--|html|rss|feed|rdf:)|\{\s*")|\xff\xfe<\0|\xfe\xff\0<)/i
const textBytes = 128

function isText(body: Buffer): boolean {
  const head = body.subarray(0, textBytes)
  return textBegins.test(head.toString('latin1')) || (head.length === textBytes && !head.some(isControl))
}

function isControl(byte: number): boolean {
  return byte === 0x7f || (byte < 0x20 && (byte < 0x09 || byte > 0x0d))
}

/** Compressed bytes have no middle that could be left out. */
export function innerLimit({ bytesMax, onTooLarge }: BodyLimit): BodyLimit {
  return { bytesMax, onTooLarge: onTooLarge === 'keep-ends' ? 'fail' : onTooLarge }
}

function createDecoder(encoding: Decodable, body: Buffer): Transform {
  switch (encoding) {
    case 'gzip':
      return createGunzip(zlib)
    case 'br':
      return createBrotliDecompress(brotli)
    case 'deflate':
      // The standard means zlib, but some servers send the bare stream; the first byte shows which.
      return ((body[0] ?? 8) & 0x0f) === 8 ? createInflate(zlib) : createInflateRaw(zlib)
  }
}
