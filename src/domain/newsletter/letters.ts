import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Language } from '../../text/language.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { type AttemptResult, bucketOf, takeFromEach } from '../accounts/limits.ts'
import { confirmDays } from './confirm-subscription.ts'
import { bounces } from './mail-failure.ts'
import { countRefusals } from './outbox.ts'

export type SentLetter = Awaited<ReturnType<typeof listLetters>>[number]

/** Newest first. */
export async function listLetters(db: Db, limit: number) {
  return db
    .selectFrom('letters')
    .select(['id', 'day', 'language', 'state', 'skippedFor', 'recipients', 'sent', 'failed', 'bounced'])
    .orderBy('plannedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type TriedMail = {
  state: 'waiting' | 'sent' | 'failed'
  at: Date
  failure: string | null
  reply: string
}

/** The mail that was tried last, if it failed, but for a refused address, which says nothing about the others. */
export async function findLastMailFailure(db: Db): Promise<TriedMail | null> {
  const mail = await db
    .selectFrom('mails')
    .select(['state', 'triedAt', 'failure', 'reply'])
    .where('triedAt', 'is not', null)
    .where(sql<boolean>`(failure is null or failure <> all(${bounces}))`)
    .orderBy('triedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!mail?.triedAt || !mail.failure) return null
  const { state, triedAt: at, failure, reply } = mail
  return { state, at, failure, reply }
}

export async function findLastTest(db: Db, accountId: string): Promise<TriedMail | null> {
  const mail = await db
    .selectFrom('mails')
    .select(['state', 'createdAt as at', 'failure', 'reply'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail ?? null
}

const dayMs = 86_400_000

// The counts of a letter are kept longer than its text, which is on the site anyway.
// A departure is kept as long as a backup that still holds the address may be restored.
const keptDays = { mails: 30, letters: 400, departures: 400 }

/** Closes the letters that have no waiting mails left, and counts their bounces. */
export async function finishLetters(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const { rows } = await sql<{ id: string; sent: number }>`
      update letters set state = 'sent', finished_at = ${now} where state = 'sending'
        and not exists (select from mails where mails.letter_id = letters.id and mails.state = 'waiting')
      returning id, sent`.execute(tx)
    for (const { id, sent } of rows) if (sent > 0) await countRefusals(tx, id)
  })
}

/** Deletes unconfirmed addresses, old departures, mails that finished long ago, and letters older than a year. */
export async function pruneNewsletter(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('askedAt', '<', daysAgo(confirmDays))
    // After an outage of the mail server, the link may have been sent later and be valid for longer.
    .where(({ eb, or }) => or([eb('confirmExpiresAt', 'is', null), eb('confirmExpiresAt', '<', now)]))
    .execute()
  await db.deleteFrom('newsletterDepartures').where('at', '<', daysAgo(keptDays.departures)).execute()
  await db.deleteFrom('mails').where('finishedAt', '<', daysAgo(keptDays.mails)).execute()
  await db
    .updateTable('letters')
    .set({ html: '', plain: '' })
    .where('state', '=', 'sent')
    .where('html', '<>', '')
    .where('finishedAt', '<', daysAgo(keptDays.mails))
    .execute()
  await db.deleteFrom('letters').where('plannedAt', '<', daysAgo(keptDays.letters)).execute()
}

const hourMs = 3_600_000

/** Queues the letter as it would be now, only to the account's own address, at most twenty an hour. */
export async function queueTest(
  db: Db,
  { by, language, now }: { by: Authorized; language: Language; now: Date },
): Promise<AttemptResult> {
  const { accountId } = by
  if (accountId === null) throw new Error('A command has no address to send a test to.')
  const bucket = bucketOf('newsletter-test', accountId, { attemptsMax: 20, minutes: 60 })
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
