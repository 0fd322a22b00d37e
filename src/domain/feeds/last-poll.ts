import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'

const lastPollKey = 'last-poll'
const networkAwayKey = 'network-away'

/** A running worker polls a due feed long before this time has passed, and ends some poll in it even if it cannot keep up. */
export const overdueAfterMs = 10 * 60_000

/** While its network is away, a worker tries a few feeds as often as this, and after an hour and a half still so often. */
export const networkAwayEveryMs = 60_000
export const networkAwayRarestMs = 5 * 60_000

// Longer than until the next tries and their deadline; then the worker that wrote it has stopped.
const networkAwayForMs = 2 * networkAwayRarestMs

/** Records that a poll has just ended, whatever its outcome: a sign that a worker is alive. */
export async function recordLastPoll(db: Db, now: Date): Promise<void> {
  await recordInstant(db, { key: lastPollKey, at: now, now })
}

/** Records that a worker reaches no outlet since that time, or that it does again. */
export async function recordNetworkAway(db: Db, since: Date | null, now: Date): Promise<void> {
  if (since) await recordInstant(db, { key: networkAwayKey, at: since, now })
  else await db.deleteFrom('installation').where('key', '=', networkAwayKey).execute()
}

async function recordInstant(db: Db, { key, at, now }: { key: string; at: Date; now: Date }): Promise<void> {
  const value = toJson(at.toISOString())
  await db
    .insertInto('installation')
    .values({ key, value, updatedAt: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
    .execute()
}

/**
 * `isSilent`: a feed is long due, and no poll has ended for as long. `lastPollAt` is null if none ever has. `awaySince`: since
 * when a worker reaches no outlet.
 */
export type Polling = { lastPollAt: Date | null; isSilent: boolean; awaySince: Date | null }

export async function readPolling(db: Db, now: Date): Promise<Polling> {
  const since = new Date(now.getTime() - overdueAfterMs)
  const [lastPollAt, awaySince, isOverdue] = await Promise.all([
    findLastPollAt(db),
    findInstant(db, networkAwayKey, new Date(now.getTime() - networkAwayForMs)),
    isFeedOverdue(db, since),
  ])
  return { lastPollAt, awaySince, isSilent: isOverdue && (lastPollAt === null || lastPollAt < since) }
}

/** When any worker last finished a poll; null if none ever has. */
export async function findLastPollAt(db: Db): Promise<Date | null> {
  return findInstant(db, lastPollKey, new Date(0))
}

async function findInstant(db: Db, key: string, recordedAfter: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('at'))
    .where('key', '=', key)
    .where('updatedAt', '>', recordedAfter)
    .executeTakeFirst()
  return row ? new Date(row.at) : null
}

/** Whether a feed has been due since before `since`: no worker polls, or the workers cannot keep up. */
async function isFeedOverdue(db: Db, since: Date): Promise<boolean> {
  const overdue = await db
    .selectFrom('feeds')
    .select('id')
    .where('state', '=', 'active')
    .where('nextPollAt', '<', since)
    .limit(1)
    .executeTakeFirst()
  return overdue !== undefined
}
