import { type RawBuilder, sql } from 'kysely'
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
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  if (after) query = query.where(isBelow('revisions.at', after))
  const found = await query.limit(limit + 1).execute()
  const { rows: links, next } = slicePage(found, { limit, keyOf: ({ at, id }) => ({ at, id }) })
  return { links, next }
}

// How much history is kept: everything that is young enough for the bin, then the last states of records that still exist.
// A deleted record that has left the bin loses its whole history.

const keptOfRecord = 20

// The former addresses of a category lead to it for ever (`findCategoryByFormerSlug`).
const hasFormerAddress = sql`exists (select from revisions moved where moved.id = listed.id
  and record_table = 'categories' and before ->> 'slug' <> after ->> 'slug' offset 0)`

// About a gigabyte with its indexes; ten years of an editor who changes a hundred things a day.
const keptInAll = 500_000

// Keeps each statement far below its time limit.
const batchSize = 5_000

/** Deletes revisions that are no longer needed, so that the table stays bounded. Returns how many. */
export async function pruneRevisions(
  db: Db,
  { now, keptMax = keptInAll }: { now: Date; keptMax?: number },
): Promise<number> {
  const binned = new Date(now.getTime() - binDays * 86_400_000)
  let pruned = 0
  for (const unneeded of [ofDeletedRecords(binned), beyondTheLast(binned), beyondAll(binned, keptMax)]) {
    let count = batchSize
    while (count === batchSize) {
      const { numAffectedRows } = await sql`
        delete from revisions where id = any(array(${unneeded} limit ${batchSize}))`.execute(db)
      count = Number(numAffectedRows ?? 0n)
      pruned += count
    }
  }
  return pruned
}

function ofDeletedRecords(before: Date): RawBuilder<unknown> {
  return sql`
    select old.id from revisions deletion join revisions old on old.record_id = deletion.record_id
    where deletion.action = 'delete' and not deletion.undone and deletion.at < ${before}
      and not exists (select from revisions newer where newer.record_id = deletion.record_id
        and (newer.at, newer.id) > (deletion.at, deletion.id))`
}

function beyondTheLast(before: Date): RawBuilder<unknown> {
  return sql`
    select id from (
      select id, at, row_number() over (partition by record_id order by at desc, id desc) as nth from revisions
    ) listed where nth > ${keptOfRecord} and at < ${before} and not ${hasFormerAddress}`
}

function beyondAll(before: Date, keptMax: number): RawBuilder<unknown> {
  return sql`
    select id from (select id, at from revisions order by at desc, id desc offset ${keptMax}) listed
    where at < ${before} and not ${hasFormerAddress}`
}
