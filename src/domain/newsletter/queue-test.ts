import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { type AttemptResult, bucketKey, takeFromEach } from '../accounts/limits.ts'

const hourMs = 3_600_000

/** Queues the letter as it would be now, only to the account's own address, at most twenty an hour. */
export async function queueTest(
  db: Db,
  { by, language, now }: { by: Authorized; language: Language; now: Date },
): Promise<AttemptResult> {
  const { accountId } = by
  if (accountId === null) throw new Error('A command has no address to send a test to.')
  const bucket = { key: bucketKey('newsletter-test', accountId), attemptsMax: 20, windowMs: hourMs }
  const taken = await takeFromEach(db, [bucket], now)
  if (taken.ok)
    await db
      .insertInto('mails')
      .values({
        kind: 'test',
        accountId,
        language,
        createdAt: now,
        nextAt: now,
        expiresAt: new Date(now.getTime() + hourMs),
      })
      .execute()
  return taken
}
