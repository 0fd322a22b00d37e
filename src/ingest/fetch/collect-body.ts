import type { Readable } from 'node:stream'
import { FetchError } from './fetch-error.ts'

export type BodyLimit = { bytesMax: number; onTooLarge: 'fail' | 'truncate' }

export type CollectedBody = { body: Buffer; truncated: boolean }

// One growing buffer instead of a list of chunks: a body sent in one-byte chunks would cost an object per byte.
const firstBytes = 16 * 1024

/** Reads a stream up to the limit, then ends it. Throws FetchError `too-large` unless the body may be truncated. */
export async function collectBody(stream: Readable, limit: BodyLimit): Promise<CollectedBody> {
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

function grow(bytes: Buffer, needed: number, bytesMax: number): Buffer {
  if (needed <= bytes.length) return bytes
  const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, bytes.length * 2), bytesMax))
  bytes.copy(larger)
  return larger
}
