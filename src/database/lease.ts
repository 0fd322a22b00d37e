import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

// How workers share the rows of a table: a worker leases the first due rows, is the only one to work on them, and records
// the outcome, which ends the lease. The lease of a killed worker expires. The attempt is counted together with the lease,
// or of a child row right after it, before the work begins, so that the count reveals a row that crashes its workers. Any
// outcome resets `open_attempts`. At the maximum, the row has ended three processes: it is set aside as `crashed-the-reader`
// and retried only by hand.

/** More than chance: a deployment or full memory may end a process once or twice while it works on harmless input. */
export const openAttemptsMax = 3

/** Of a mail to a subscriber or a delivery to another server, so that a message that crashes every worker ends too. */
export const outboxAttemptsMax = 10

/** Tables whose rows are leased, with the column that counts their attempts; null where their child rows count instead. */
const attemptsOf = {
  mails: 'attempts',
  connections: null,
  story_links: 'attempts',
  tips: 'open_attempts',
  imports: 'open_attempts',
} as const
type LeasedTable = keyof typeof attemptsOf

type Lease = {
  /** The condition of a due row; rows with a lease that has not expired are excluded in any case. */
  due: RawBuilder<unknown>
  /** The order in which due rows are leased. */
  order: RawBuilder<unknown>
  now: Date
  /** Must be longer than the work may take. */
  leaseMs: number
  limit?: number
  /** Further columns to write together with the lease. */
  set?: RawBuilder<unknown>
}

// A lease that ends later was given before the database's clock was set back; workers' clocks differ by milliseconds.
const clockSkewMs = 60_000

/** The `update` that leases the first rows; the caller adds `returning`. Skips rows that another worker is just leasing. */
export function leaseRows(
  table: LeasedTable,
  { due, order, now, leaseMs, limit = 1, set }: Lease,
): RawBuilder<unknown> {
  const until = new Date(now.getTime() + leaseMs)
  const wrongAfter = new Date(until.getTime() + clockSkewMs)
  const count = attemptsOf[table]
  const counted = count ? sql`, ${sql.ref(count)} = ${sql.ref(count)} + 1` : sql``
  // The array is evaluated once; with `in` the planner may evaluate the list again for each row and lease more than the limit.
  return sql`update ${sql.table(table)} set claimed_until = ${until}${counted}${set ? sql`, ${set}` : sql``}
    where id = any(array(
      select id from ${sql.table(table)} where ${due}
        and (claimed_until is null or claimed_until <= ${now} or claimed_until > ${wrongAfter})
      order by ${order} limit ${limit} for update skip locked))`
}

/** Releases a row whose work was not finished because the worker stops. The attempt does not count. */
export async function releaseRow(db: Db, table: LeasedTable, id: string): Promise<void> {
  const count = attemptsOf[table]
  const uncounted = count ? sql`, ${sql.ref(count)} = greatest(${sql.ref(count)} - 1, 0)` : sql``
  await sql`update ${sql.table(table)} set claimed_until = null${uncounted}
    where id = ${id} and claimed_until is not null`.execute(db)
}

/** When to retry after so many attempts: `minutes` are the waits after the first and each further one; the last repeats. */
export function retryAt(now: Date, { attempts, minutes }: { attempts: number; minutes: number[] }): Date {
  const wait = minutes[Math.min(Math.max(attempts, 1), minutes.length) - 1] ?? 1
  return new Date(now.getTime() + wait * 60_000)
}

/**
 * Repeats `beat`, which renews a claim, until `end`, which waits for the last one. No two run at the same time; one that fails
 * is repeated by the next.
 */
export function keepBeating(beat: () => Promise<unknown>, everyMs: number): { end: () => Promise<void> } {
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(() => undefined)
  }, everyMs)
  return {
    end: async () => {
      clearInterval(timer)
      await beating
    },
  }
}
