import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'

const key = 'last-poll'

/** A running worker polls a due feed long before this time has passed, and ends some poll in it even if it cannot keep up. */
export const overdueAfterMs = 10 * 60_000

/** Records that a poll has just ended, whatever its outcome: a sign that a worker is alive. */
export async function recordLastPoll(db: Db, now: Date): Promise<void> {
  const value = toJson(now.toISOString())
  await db
    .insertInto('installation')
    .values({ key, value, updatedAt: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value, updatedAt: now }))
    .execute()
}

/** `isSilent`: a feed is long due, and no poll has ended for as long. `lastPollAt` is null if none ever has. */
export type Polling = { lastPollAt: Date | null; isSilent: boolean }

export async function readPolling(db: Db, now: Date): Promise<Polling> {
  const since = new Date(now.getTime() - overdueAfterMs)
  const [lastPollAt, isOverdue] = await Promise.all([findLastPollAt(db), isFeedOverdue(db, since)])
  return { lastPollAt, isSilent: isOverdue && (lastPollAt === null || lastPollAt < since) }
}

/** When any worker last finished a poll; null if none ever has. */
export async function findLastPollAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('installation')
    .select(sql<string>`value #>> '{}'`.as('endedAt'))
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? new Date(row.endedAt) : null
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
