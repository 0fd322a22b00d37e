import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { claimHost, releaseClaim } from './due-feeds.ts'
import { whileClaimed } from './while-claimed.ts'

// An editor is waiting; a poll of a responsive server takes at most this long.
const triesMax = 12
const tryEveryMs = 250

/**
 * Runs `work` while holding the host's claim, so that an editor's request and a poll never reach one server at the
 * same time. Null when the host stays busy or is backing off.
 */
export async function withHostClaim<T>(
  db: Db,
  { host, now, everyMs = tryEveryMs }: { host: string; now: () => Date; everyMs?: number },
  work: () => Promise<T>,
): Promise<T | null> {
  await sql`insert into feed_hosts (host) values (${host}) on conflict do nothing`.execute(db)
  for (let n = 0; n < triesMax; n++) {
    const claim = await claimHost(db, host, now())
    if (claim === null) await wait(everyMs)
    else {
      try {
        return await whileClaimed({ db, now }, { claim, host }, work)
      } finally {
        await releaseClaim(db, { claim, host })
      }
    }
  }
  return null
}
