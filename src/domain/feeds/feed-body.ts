import { gunzipSync } from 'node:zlib'
import type { Db } from '../../database/connect.ts'

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

/** Stores a feed's latest response in place of the one before. */
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
