// Undoes Content-Encoding as a stream, so that whoever reads can stop at a cap: 300 KB of gzip can hold 300 MB.

import { once } from 'node:events'
import { pipeline, type Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

type Encoding = 'gzip' | 'deflate' | 'br'

// More than a double wrap is never honest.
const encodingsMax = 2

const spellings: ReadonlyMap<string, Encoding | null> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
  ['identity', null],
  ['none', null],
  // Outlets confuse this header with the charset.
  ['utf-8', null],
])

// What a cut-off stream held so far is kept, as browsers do; the feed reader judges the rest.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
const lenientBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

/**
 * The body without its Content-Encoding. No stage takes in more than `bytesMax`, so that compressed nothing cannot
 * go on for ever. Throws FetchError `bad-encoding` for encodings that are unknown or too many.
 */
export async function decodeBody(
  body: Readable,
  contentEncoding: string,
  bytesMax: number,
): Promise<Readable> {
  let decoded = body
  for (const encoding of listEncodings(contentEncoding).reverse()) {
    const limited = join(decoded, createLimit(bytesMax))
    decoded = join(limited, await createDecoder(encoding, limited))
  }
  return decoded
}

function listEncodings(contentEncoding: string): Encoding[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  const encodings = names.filter(name => name !== '').map(name => spellings.get(name))
  const known = encodings.filter(encoding => encoding !== undefined)
  if (known.length < encodings.length) throw new FetchError('bad-encoding', 'an unknown content encoding')
  const wraps = known.filter(encoding => encoding !== null)
  if (wraps.length > encodingsMax) throw new FetchError('bad-encoding', 'too many content encodings')
  return wraps
}

async function createDecoder(encoding: Encoding, source: Readable): Promise<Transform> {
  switch (encoding) {
    case 'gzip':
      return createGunzip(lenient)
    case 'br':
      return createBrotliDecompress(lenientBrotli)
    case 'deflate':
      return (await startsWithZlibHeader(source)) ? createInflate(lenient) : createInflateRaw(lenient)
  }
}

/** "deflate" means zlib, but some servers send the bare stream; the first byte tells. */
async function startsWithZlibHeader(source: Readable): Promise<boolean> {
  if (source.readableLength === 0) await once(source, 'readable')
  const chunk: unknown = source.read()
  if (!Buffer.isBuffer(chunk)) return true
  source.unshift(chunk)
  return ((chunk[0] ?? 0) & 0x0f) === 8
}

function createLimit(bytesMax: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > bytesMax) done(new FetchError('too-large', 'too much compressed data'))
      else done(null, chunk)
    },
  })
}

/** Pipes so that a failure on either side ends both; the reader of the last stream is told of it. */
function join(source: Readable, target: Transform): Transform {
  return pipeline(source, target, () => undefined)
}
