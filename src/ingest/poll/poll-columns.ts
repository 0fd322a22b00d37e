import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { gapOfDates, learnGap } from '../../domain/feeds/feed-health.ts'
import type { LastRead, PackedBody } from '../../domain/feeds/last-read.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { ReadFeed } from '../feed/read-feed.ts'
import type { FetchedResponse } from '../fetch/fetched-response.ts'

type Current = { lastReadAt: Date | null; lastNewEntryAt: Date | null; usualGapSeconds: number | null }

/** The last arrival and the usual gap between arrivals. The first read takes both from the dates of its entries. */
export function arrivalColumns(read: Pick<ReadFeed, 'entries'>, current: Current, now: Date) {
  const { lastNewEntryAt, usualGapSeconds } = current
  if (current.lastReadAt !== null && lastNewEntryAt)
    return {
      lastNewEntryAt: now,
      usualGapSeconds: learnGap(usualGapSeconds, now.getTime() - lastNewEntryAt.getTime()),
    }
  const dates = read.entries.flatMap(({ publishedAt }) =>
    publishedAt && publishedAt <= now ? [publishedAt] : [],
  )
  const newest = dates.toSorted((a, b) => b.getTime() - a.getTime())[0]
  return { lastNewEntryAt: newest ?? now, usualGapSeconds: gapOfDates(dates) }
}

// An outlet with one address for everything has one or two such addresses.
const sharedAddressesMax = 50

type Read = Pick<LastRead, 'sharedAddresses' | 'title' | 'askedUrl' | 'landedUrl' | 'changed'>

/** The omissions and guesses of a read, for the feed's page and the next read. */
export function toLastRead(feed: ReadFeed, response: FetchedResponse, read: Read): LastRead {
  const { entries, leftOut, newFeedUrl = null } = feed
  const { title, askedUrl, landedUrl, changed, sharedAddresses } = read
  return {
    title,
    askedUrl,
    landedUrl,
    changed,
    leftOut,
    bytesLeftOut: response.leftOut?.bytes ?? 0,
    datesAhead: entries.filter(({ givenAt, publishedAt }) => givenAt && publishedAt && givenAt > publishedAt)
      .length,
    zonesGuessed: entries.filter(entry => entry.isZoneGuessed).length,
    sharedAddresses: sharedAddresses.slice(0, sharedAddressesMax),
    announcedUrl: newFeedUrl,
  }
}

const detailLengthMax = 500

/** Bounds texts from other servers, which can have any length. */
export function shortenDetail(detail: FailureDetail): FailureDetail {
  const cut = (text: string) => text.slice(0, detailLengthMax).toWellFormed().replaceAll('\0', '')
  switch (detail.code) {
    case 'verbatim':
      return { ...detail, text: cut(detail.text) }
    case 'xml-root':
      return { ...detail, name: cut(detail.name) }
    case 'site-of':
      return { ...detail, url: cut(detail.url) }
    case 'reader-ended':
    case 'no-reader':
    case 'reading-failed':
      return { ...detail, cause: cut(detail.cause) }
    default:
      return detail
  }
}

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
