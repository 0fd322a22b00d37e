import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows, outboxAttemptsMax, retryAt } from '../../database/lease.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type MailFailure, subjectOf } from './mail-failure.ts'

// The waiting mails and their outcomes. A worker claims one mail at a time and counts the attempt before it connects; it
// records the outcome as soon as the mail server has answered. Only if the worker dies in between can an accepted mail be
// sent again, when its lease ends.

export type ClaimedMail = {
  id: string
  kind: 'confirm' | 'letter' | 'test'
  subscriberId: string | null
  letterId: string | null
  language: string
  /** Including the current one. */
  attempts: number
  expiresAt: Date
  /** Null if its subscriber or account no longer takes mail. */
  address: string | null
}

/** The longest time that a mail server may take (open-mailer.ts), plus a margin. */
const leaseMs = 5 * 60_000

/** A mail is retried for about a day. */
const retryMinutes = [1, 5, 15, 30, 60, 120, 240]

/** Copies that a subscriber may get of a mail that the server takes without an answer. */
const unansweredMax = 3

/** Consecutive bounces: a single one may be a full mailbox or a mistake of the mail server. */
const bouncesMax = 3

/** One dead address in ten would be refused five times in a row once in a hundred thousand mails. */
const refusedInRowMax = 4

/** More returned mails of one letter are our own server's fault: its port 25 is blocked, or its name has no record. */
const returnedShareMax = 1 / 5
const returnedAnyway = 5

/** Letters come last, so that confirmations do not wait behind them. */
export async function claimMail(db: Db, now: Date): Promise<ClaimedMail | null> {
  const due = sql`state = 'waiting' and next_at <= ${now}`
  const order = sql`(kind = 'letter'), next_at, id`
  const set = sql`tried_at = ${now}`
  const { rows } = await sql<ClaimedMail>`
    with claimed as (${leaseRows('mails', { due, order, now, leaseMs, set })} returning *)
    select claimed.id, claimed.kind, claimed.subscriber_id, claimed.letter_id, claimed.language, claimed.attempts,
      claimed.expires_at, case claimed.kind
        when 'test' then case when not account.is_off then account.email end
        when 'letter' then case subscriber.state when 'active' then subscriber.address end
        else subscriber.address end as address
    from claimed left join subscribers subscriber on subscriber.id = claimed.subscriber_id
      left join accounts account on account.id = claimed.account_id`.execute(db)
  return rows[0] ?? null
}

/** Why a mail is given up without a further attempt: it is too old or was tried too often. */
export function findGiveUpReason({ expiresAt, attempts }: ClaimedMail, now: Date): MailFailure | null {
  if (expiresAt <= now) return 'expired'
  return attempts > outboxAttemptsMax ? 'given-up' : null
}

/** Deletes a mail without a recipient or without anything left to send. */
export async function dropMail(db: Db, { id }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

export async function recordSent(db: Db, mail: ClaimedMail, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const isFirstOutcome = await finish(tx, mail, { state: 'sent', failure: null, reply: '', now })
    if (isFirstOutcome && mail.kind === 'letter') await countOutcome(tx, mail, 'sent')
  })
}

/** Finishes the mail or schedules a retry, as its failure requires (`subjectOf`); returns the failure that was recorded. */
export async function recordFailure(db: Db, mail: ClaimedMail, given: Failed): Promise<MailFailure> {
  const isOneOfMany = given.failure === 'address-refused' && (await followsRefusals(db, mail))
  const failed: Failed = isOneOfMany ? { ...given, failure: 'all-refused' } : given
  await record(db, mail, failed)
  return failed.failure
}

type Failed = { failure: MailFailure; reply: string; now: Date }

/** Whether the last mails of the letter were all refused, so that the mail server probably refuses us. */
async function followsRefusals(db: Db, { id, letterId }: ClaimedMail): Promise<boolean> {
  if (!letterId) return false
  const last = await db
    .selectFrom('mails')
    .select('failure')
    .where('letterId', '=', letterId)
    .where('id', '<>', id)
    .where('triedAt', 'is not', null)
    .where(({ eb, or }) => or([eb('failure', 'is not', null), eb('state', '=', 'sent')]))
    .orderBy('triedAt', 'desc')
    .limit(refusedInRowMax)
    .execute()
  const refused = last.filter(({ failure }) => failure === 'address-refused' || failure === 'all-refused')
  return refused.length === refusedInRowMax
}

async function record(db: Db, mail: ClaimedMail, failed: Failed): Promise<void> {
  switch (subjectOf(failed.failure)) {
    case 'address':
    case 'mail':
      return recordEnd(db, mail, failed)
    case 'later':
      return scheduleRetry(db, mail, failed)
    case 'unanswered':
      return mail.attempts < unansweredMax ? scheduleRetry(db, mail, failed) : recordEnd(db, mail, failed)
    case 'server':
      // The mail is not at fault: a mail server that is down for a night must not use up its attempts.
      return scheduleRetry(db, { ...mail, attempts: mail.attempts - 1 }, failed)
  }
}

async function recordEnd(db: Db, mail: ClaimedMail, failed: Failed): Promise<void> {
  const isBounce = subjectOf(failed.failure) === 'address'
  await inTransaction(db, async tx => {
    const isFirstOutcome = await finish(tx, mail, { state: 'failed', ...failed })
    if (!isFirstOutcome) return
    if (mail.kind === 'letter') await countOutcome(tx, mail, isBounce ? 'bounced' : 'failed')
    // A refused letter counts when it is finished (`countRefusals`).
    if (isBounce && mail.kind === 'confirm') await countBounces(tx, sql`mail.id = ${mail.id}`)
  })
}

async function scheduleRetry(
  db: Db,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  { failure, reply, now }: Failed,
): Promise<void> {
  const nextAt = retryAt(now, { attempts, minutes: retryMinutes })
  await db
    .updateTable('mails')
    .set({ attempts, failure, reply, nextAt, claimedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

type Outcome = { state: 'sent' | 'failed'; failure: MailFailure | null; reply: string; now: Date }

/** False if the mail is already finished or was deleted with its subscriber. */
async function finish(
  tx: Db,
  { id }: ClaimedMail,
  { state, failure, reply, now }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ state, failure, reply, finishedAt: now, claimedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function countOutcome(
  tx: Db,
  { letterId }: ClaimedMail,
  name: 'sent' | 'failed' | 'bounced',
): Promise<void> {
  await sql`update letters set ${sql.ref(name)} = ${sql.ref(name)} + 1 where id = ${letterId}`.execute(tx)
}

/** Counts the refused addresses of a letter of which other mails were accepted; else the mail server refuses us. */
export async function countRefusals(tx: Db, letterId: string): Promise<void> {
  await countBounces(tx, sql`mail.letter_id = ${letterId} and mail.failure = 'address-refused'`)
}

/**
 * Counts one more consecutive bounce for each mail, at most one of a subscriber. The count restarts if the letter before was not
 * refused; an accepted mail does not reset it, because a relay accepts every mail and returns it later. The last tolerated
 * bounce disables the subscriber.
 */
async function countBounces(tx: Db, these: RawBuilder<unknown>): Promise<void> {
  // A separate statement, so that the count below includes a bounce of the same moment.
  await sql`select from subscribers where id in (select subscriber_id from mails mail where ${these})
    order by id for update`.execute(tx)
  await sql`
    with counted as (
      select subscriber.id, mail.failure, case (select state from mails earlier
        where earlier.subscriber_id = subscriber.id and kind = 'letter' and earlier.id < mail.id
        order by earlier.id desc limit 1) when 'sent' then 1 else bounce_count + 1 end as bounces
      from mails mail join subscribers subscriber on subscriber.id = mail.subscriber_id where ${these}
    )
    update subscribers set bounce_count = bounces,
      state = case when state = 'active' and bounces >= ${bouncesMax} then 'off' else state end,
      off_failure = case when state = 'active' and bounces >= ${bouncesMax} then failure else off_failure end,
      confirm_digest = case when bounces >= ${bouncesMax} then null else confirm_digest end
    from counted where subscribers.id = counted.id`.execute(tx)
}

/**
 * Records that an accepted mail came back (a delivery status notification). False for a mail that is not ours or has
 * already failed: only a mail of the last month counts, and only once. `message-refused` says nothing about the address.
 */
export async function recordReturned(
  db: Db,
  { mailId, failure, now }: { mailId: string; failure: 'returned-mail' | 'message-refused'; now: Date },
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const isBounce = subjectOf(failure) === 'address'
    const mail = await tx
      .updateTable('mails')
      .set({ state: 'failed', failure, finishedAt: now })
      .where('id', '=', mailId)
      .where('state', '=', 'sent')
      .returning('letterId')
      .executeTakeFirst()
    if (!mail) return false
    const counts = !mail.letterId || (await countReturn(tx, { letterId: mail.letterId, mailId, isBounce }))
    if (isBounce && counts) await countBounces(tx, sql`mail.id = ${mailId}`)
    return true
  })
}

/**
 * False if so much of the letter came back that the addresses are not to blame. What was counted of it until then is taken back:
 * the first mails of a letter are those of the same subscribers each day.
 */
async function countReturn(
  tx: Db,
  { letterId, mailId, isBounce }: { letterId: string; mailId: string; isBounce: boolean },
): Promise<boolean> {
  const name = isBounce ? 'bounced' : 'failed'
  const { bounced, recipients } = await tx
    .updateTable('letters')
    .set(({ eb }) => ({ sent: eb('sent', '-', 1), [name]: eb(name, '+', 1) }))
    .where('id', '=', letterId)
    .returning(['bounced', 'recipients'])
    .executeTakeFirstOrThrow()
  const most = Math.max(returnedAnyway, recipients * returnedShareMax)
  if (isBounce && bounced > most && bounced - 1 <= most)
    await sql`
      with counted as (
        select id from subscribers where state = 'active' and bounce_count > 0 and id in (select subscriber_id from mails
          where letter_id = ${letterId} and failure = 'returned-mail' and id <> ${mailId}) order by id for update)
      update subscribers set bounce_count = bounce_count - 1
      from counted where subscribers.id = counted.id`.execute(tx)
  return bounced <= most
}
