import type { Db } from '../../database/connect.ts'
import { type AttemptResult, bucketKey, takeFromEach } from './attempt-bucket.ts'
import type { Authorized } from './authorize.ts'

// An editor at work pastes one address every ten seconds; a stolen session must not turn us into a scanner.
// Pictures are fetched more often, because each picture address that is typed shows a preview.
const attemptsMaxOf = { page: 60, picture: 200 }
const windowMs = 5 * 60_000

/** Counts one page or picture that an editor wants fetched. */
export async function takeFetch(
  db: Db,
  { what, by, now }: { what: keyof typeof attemptsMaxOf; by: Authorized<'contributor'>; now: Date },
): Promise<AttemptResult> {
  const key = bucketKey(`fetch-${what}`, by.accountId ?? by.name)
  return takeFromEach(db, [{ key, attemptsMax: attemptsMaxOf[what], windowMs }], now)
}
