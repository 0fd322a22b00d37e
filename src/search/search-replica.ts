import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { type SearchResult, searchNewsLinks } from './search-news-links.ts'

type SearchOptions = Parameters<typeof searchNewsLinks>[1]

// A copy is some milliseconds behind where all is well; one that is further behind answers later searches.
const catchUpTriesMax = 5
const catchUpEveryMs = 20

/**
 * From the read-only copy, which spares the database the heaviest reads, where it has replayed all that was written
 * before this search: a page made from it is kept until the next change is heard, and the last one was heard already.
 * From the database while the copy lags, is away, or follows nothing.
 */
export async function searchReplica(
  { db, replica, wait }: { db: Db; replica: Db; wait: (ms: number) => Promise<void> },
  options: SearchOptions,
): Promise<SearchResult> {
  if (replica === db) return searchNewsLinks(db, options)
  const position = await readPosition(db)
  try {
    if (await hasReached(replica, { position, wait })) return await searchNewsLinks(replica, options)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
  }
  return searchNewsLinks(db, options)
}

async function readPosition(db: Db): Promise<string> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(db)
  return rows[0]?.position ?? ''
}

async function hasReached(
  replica: Db,
  { position, wait }: { position: string; wait: (ms: number) => Promise<void> },
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    // Null where it replays nothing: no copy, or one that was promoted.
    const { rows } = await sql<{ isThere: boolean | null }>`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end as is_there`.execute(
      replica,
    )
    const isThere = rows[0]?.isThere ?? null
    if (isThere !== false || tries === catchUpTriesMax) return isThere === true
    await wait(catchUpEveryMs)
  }
}
