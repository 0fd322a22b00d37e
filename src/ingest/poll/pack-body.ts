import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PackedBody } from '../../domain/feeds/feed-body.ts'
import type { FetchedAnswer } from '../fetch/safe-fetched.ts'

// Enough to see what is wrong with it; the longest news feed seen has 2 MB.
const bodyBytesMax = 256 * 1024
const headersLengthMax = 8_000

// Nobody needs to see them, and what is kept is shown to every editor.
const unkeptHeaders = new Set(['set-cookie', 'set-cookie2'])

const pack = promisify(gzip)

/** Packs the response of an outlet's server, bounded, for storage. */
export async function packBody(answer: FetchedAnswer, now: Date): Promise<PackedBody> {
  const { url, status, body } = answer
  return {
    url,
    status,
    fetchedAt: now,
    headers: headerLines(answer),
    body: await pack(body.subarray(0, bodyBytesMax)),
    bodyBytes: body.length,
  }
}

function headerLines({ headers }: FetchedAnswer): string {
  return headers
    .entries()
    .filter(([name]) => !unkeptHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
    .slice(0, headersLengthMax)
    .toWellFormed()
    .replaceAll('\0', '')
}
