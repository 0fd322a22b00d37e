import { gunzipSync } from 'node:zlib'
import type { Db } from '../../database/connect.ts'

/** The response of a server, its first part gzipped. */
export type PackedBody = {
  fetchedAt: Date
  url: string
  status: number
  /** One a line, as `name: value`. */
  headers: string
  body: Buffer
  /** Of the whole body, after decompression. */
  bodyBytes: number
}

export type FeedBody = Omit<PackedBody, 'body'> & { body: Buffer; isCut: boolean }

/** Keeps what a feed's server sent last in place of what it sent before. */
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
