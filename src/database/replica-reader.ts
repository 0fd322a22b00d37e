import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isDatabaseAway, isRecoveryConflict, isUnsupported } from './database-error.ts'

// One place decides which database answers for a whole page of search results: all its reads go to the read-only replica, which
// relieves the database of the heaviest reads, or all to the database.

/** Calls `read` with the replica or the database; with the database again if the replica goes away or cancels it meanwhile. */
export type ReadFromReplica = <T>(read: (db: Db) => Promise<T>) => Promise<T>

// A healthy replica is some milliseconds behind; while it lags further, searches use the database.
const catchUpTriesMax = 5
const catchUpEveryMs = 20

// A replica that is away is left alone for this long: one whose packets are lost costs each search five seconds.
const awayForMs = 10_000

/**
 * The replica answers if it has replayed everything written before the search: a page from an older state would stay in the
 * cache, because its change was already announced. The database answers while the replica lags, is away, or is no replica.
 */
export function openReplicaReader({
  db,
  replica,
  wait,
  nowMs,
}: {
  db: Db
  replica: Db | null
  wait: (ms: number) => Promise<void>
  nowMs: () => number
}): ReadFromReplica {
  if (!replica) return read => read(db)
  let tryAgainAtMs = 0
  return async read => {
    if (nowMs() < tryAgainAtMs) return read(db)
    const leaveReplica = () => {
      tryAgainAtMs = nowMs() + awayForMs
      return read(db)
    }
    // An outage of the database itself ends the search here: the replica is not to blame, and a second try would wait as long.
    const position = await findPosition(db)
    if (position === null) return leaveReplica()
    try {
      if (await hasReached(replica, { position, wait })) return await read(replica)
    } catch (error) {
      if (!isDatabaseAway(error) && !isRecoveryConflict(error) && !isUnsupported(error)) throw error
      return leaveReplica()
    }
    return read(db)
  }
}

/** Null if the database does not report it, as those of Aurora. */
async function findPosition(db: Db): Promise<string | null> {
  const reading = sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db)
  const read = await reading.catch(error => {
    if (!isUnsupported(error)) throw error
    return null
  })
  return read?.rows[0]?.position ?? null
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
