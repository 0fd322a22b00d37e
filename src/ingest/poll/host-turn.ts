import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { claimHost, releaseClaim } from './due-feeds.ts'

// An editor waits for an answer; a poll takes this long at most when its server is a quick one.
const triesMax = 12
const tryEveryMs = 250

/**
 * Runs `work` while no poll asks the same host: an editor's look is a request like any other, and a server gets one of
 * ours at a time. Null where the host stays busy, or asked to be left alone.
 */
export async function inTurnOfHost<T>(
  db: Db,
  { host, now }: { host: string; now: () => Date },
  work: () => Promise<T>,
): Promise<T | null> {
  await sql`insert into feed_hosts (host) values (${host}) on conflict do nothing`.execute(db)
  for (let n = 0; n < triesMax; n++) {
    const claim = await claimHost(db, host, now())
    if (claim === null) await wait(tryEveryMs)
    else {
      try {
        return await work()
      } finally {
        await releaseClaim(db, { claim, host })
      }
    }
  }
  return null
}
