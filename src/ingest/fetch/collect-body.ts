import type { Readable } from 'node:stream'
import { FetchError } from './fetch-error.ts'

export type BodyLimit = { bytesMax: number; onTooLarge: 'fail' | 'truncate' | 'keep-ends' }

/** `leftOut`: with `keep-ends`, how many bytes are missing at `at`, between the beginning and the end. */
export type CollectedBody = { body: Buffer; truncated: boolean; leftOut?: { at: number; bytes: number } }

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
    if (part.length > room) return { body: Buffer.from(bytes.subarray(0, length)), truncated: true }
  }
  return { body: Buffer.from(bytes.subarray(0, length)), truncated: false }
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
  if (length <= bytesMax) return { body: Buffer.from(bytes.subarray(0, length)), truncated: false }
  const oldest = half + ((length - half) % (bytesMax - half))
  const body = Buffer.concat([bytes.subarray(0, half), bytes.subarray(oldest), bytes.subarray(half, oldest)])
  return { body, truncated: true, leftOut: { at: half, bytes: length - bytesMax } }
}

function grow(bytes: Buffer, needed: number, bytesMax: number): Buffer {
  if (needed <= bytes.length) return bytes
  const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, bytes.length * 2), bytesMax))
  bytes.copy(larger)
  return larger
}
