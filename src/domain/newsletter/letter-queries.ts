import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { bounces } from './mail-failure.ts'

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

/**
 * The mail that was tried last, if it failed: shows why the newsletter does not reach its subscribers. A refused address says
 * nothing about the others; the list of subscribers has it.
 */
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

/** The last test mail that an account requested. */
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
