import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PackedBody } from '../../domain/feeds/feed-body.ts'
import type { FetchedResponse } from '../fetch/safe-fetched.ts'

// Enough to see what is wrong with a body; the longest news feed seen has 2 MB.
const bodyBytesMax = 256 * 1024
const headersLengthMax = 8_000

// Cookies are of no use here, and every editor can see what is stored.
const droppedHeaders = new Set(['set-cookie', 'set-cookie2'])

const pack = promisify(gzip)

/** Compresses the response of an outlet's server for storage, up to a limit. */
export async function packBody(response: FetchedResponse, now: Date): Promise<PackedBody> {
  const { url, status, body } = response
  return {
    url,
    status,
    fetchedAt: now,
    headers: headerLines(response),
    body: await pack(body.subarray(0, bodyBytesMax)),
    bodyBytes: body.length,
  }
}

function headerLines({ headers }: FetchedResponse): string {
  return headers
    .entries()
    .filter(([name]) => !droppedHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
    .slice(0, headersLengthMax)
    .toWellFormed()
    .replaceAll('\0', '')
}
