import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Claim, claimHost, extendClaim, releaseClaim } from './due-feeds.ts'

// A third of a claim: one late extension loses nothing. Most polls take less.
const extendEveryMs = 5_000

/** Runs `work` and extends its host's claim meanwhile. If that fails, the claim expires, and the work must not write its results. */
export async function whileClaimed<T>(
  { db, now }: { db: Db; now: () => Date },
  claim: Claim,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void extendClaim(db, claim, now()).catch(() => undefined), extendEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

// An editor is waiting; a poll of a responsive server takes at most this long.
const triesMax = 12
const tryEveryMs = 250

/** Runs `work` with the host's claim, so that an editor's request and a poll never meet. Null while the host is busy or backs off. */
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
