import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'

// The omissions and guesses of the last read of a feed. Stored on the feed and shown on its page, because each of these may
// explain why an article is missing or stands in an odd place.

const count = z.catch(z.int().check(z.nonnegative()), 0)

const text = z.catch(z.string(), '')

const lastReadSchema = z.object({
  /** Entries beyond the limit; the newest are read. */
  leftOut: count,
  /** Bytes from the middle of a body that exceeds the feed's limit. */
  bytesLeftOut: count,
  /** Entries dated in the future, which got the time of their first read. */
  datesAhead: count,
  /** Entries whose time has no zone. */
  zonesGuessed: count,
  /** Addresses that several entries have. */
  sharedAddresses: z.catch(z.array(z.string()), []),
  /** What the feed called itself at `askedUrl`, and the address of that response. */
  title: text,
  askedUrl: text,
  landedUrl: text,
  /** The title or address of what the feed became, with unknown entries only: these wait, and the feed publishes nothing by itself since. */
  changed: z.catch(z.nullable(z.object({ to: z.string(), at: z.iso.datetime() })), null),
  /** The feed names this as its new address, but it could not be followed. */
  announcedUrl: z.catch(z.nullable(z.string()), null),
})

export type LastRead = z.infer<typeof lastReadSchema>

/** The value of the column `feeds.last_read`; zeros before the first read. */
export function lastReadOf(column: unknown): LastRead {
  return lastReadSchema.parse(typeof column === 'object' && column !== null ? column : {})
}

/** A server's response with the first part of its body, gzipped. */
export type PackedBody = {
  fetchedAt: Date
  url: string
  status: number
  /** One per line, as `name: value`. */
  headers: string
  body: Buffer
  /** The size of the whole body after decompression. */
  bodyBytes: number
}

type FeedBody = Omit<PackedBody, 'body'> & { body: Buffer; isCut: boolean }

export async function saveFeedBody(db: Db, feedId: string, packed: PackedBody): Promise<void> {
  await db
    .insertInto('feedBodies')
    .values({ feedId, ...packed })
    .onConflict(conflict => conflict.column('feedId').doUpdateSet(packed))
    .execute()
}

export async function findFeedBody(db: Db, feedId: string): Promise<FeedBody | null> {
  const row = await db
    .selectFrom('feedBodies')
    .select(['fetchedAt', 'url', 'status', 'headers', 'body', 'bodyBytes'])
    .where('feedId', '=', feedId)
    .executeTakeFirst()
  if (!row) return null
  const body = gunzipSync(row.body)
  return { ...row, body, isCut: body.length < row.bodyBytes }
}
