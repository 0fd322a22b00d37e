import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { type SearchResult, searchNewsLinks } from './search-news-links.ts'

// A healthy replica is some milliseconds behind; while it lags further, searches use the database.
const catchUpTriesMax = 5
const catchUpEveryMs = 20

/**
 * Searches the read-only replica, which relieves the database of the heaviest reads, if it has replayed everything written
 * before this search: a page from an older state would stay in the cache, because its change was already announced.
 * Searches the database while the replica lags, is away, or is no replica.
 */
export async function searchReplica(
  { db, replica, wait }: { db: Db; replica: Db; wait: (ms: number) => Promise<void> },
  options: Parameters<typeof searchNewsLinks>[1],
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
    // Null for a server that replays nothing: it is no replica, or was promoted.
    const { rows } = await sql<{ isThere: boolean | null }>`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end as is_there`.execute(
      replica,
    )
    const isThere = rows[0]?.isThere ?? null
    if (isThere !== false || tries === catchUpTriesMax) return isThere === true
    await wait(catchUpEveryMs)
  }
}
