import type { Db } from '../../database/connect.ts'
import { type Claim, extendClaim } from './due-feeds.ts'

// A third of a claim: one late extension loses nothing. Most polls take less.
const extendEveryMs = 5_000

/**
 * Runs `work` and extends the claim of its host meanwhile. If the database does not respond, the claim expires, and the work
 * must not write its results (`releaseClaim`).
 */
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
