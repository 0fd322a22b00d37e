import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import { isOutdated } from './revision-queries.ts'

export type BinnedLink = {
  /** The revision that deleted it. */
  id: string
  recordId: string
  title: string
  source: string
  accountName: string
  at: Date
}

export const binDays = 30

/** The link that was restored from this deletion; null while it is gone, and for an unknown id. */
export async function findRestored(
  db: Db,
  deletionId: string,
): Promise<{ id: string; title: string } | null> {
  const link = await db
    .selectFrom('revisions')
    .innerJoin('newsLinks', 'newsLinks.id', 'revisions.recordId')
    .select(['newsLinks.id', 'newsLinks.title'])
    .where('revisions.id', '=', deletionId)
    .executeTakeFirst()
  return link ?? null
}

/** News links deleted within 30 days that are still gone, each by its last deletion, newest first, below `after`. */
export async function listBin(
  db: Db,
  { now, after, limit }: { now: Date; after: TimeKey | null; limit: number },
): Promise<{ links: BinnedLink[]; next: TimeKey | null }> {
  const since = new Date(now.getTime() - binDays * 86_400_000)
  let query = db
    .selectFrom('revisions')
    .select(['id', 'recordId', 'accountName', 'at'])
    .select(sql<string>`before ->> 'title'`.as('title'))
    .select(sql<string>`before ->> 'source'`.as('source'))
    .where('recordTable', '=', 'news_links')
    .where('action', '=', 'delete')
    .where('undone', '=', false)
    .where('at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('newsLinks').select('id').whereRef('newsLinks.id', '=', 'revisions.recordId'))),
    )
    .where(sql<boolean>`not ${isOutdated('revisions')}`)
  if (after) query = query.where(isBelow('revisions.at', after))
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: links, next } = slicePage(found, { limit, keyOf: ({ at, id }) => ({ at, id }) })
  return { links, next }
}
