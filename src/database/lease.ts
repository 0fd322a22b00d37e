import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

// How workers share the rows of a table: a worker leases those that are first, works on them alone, and writes what became
// of them, which ends the lease. A lease of a worker that was killed ends by itself. The attempt is counted with the lease,
// before the work begins, so that a row that kills its workers is found out by its count.

/** Tables whose rows are leased, with the column that counts their attempts; null where the rows below count theirs. */
const attemptsOf = {
  mails: 'attempts',
  connections: null,
  story_links: 'attempts',
  tips: 'open_attempts',
  imports: 'open_attempts',
} as const
type LeasedTable = keyof typeof attemptsOf

type Lease = {
  /** Which rows wait, beside those whose lease has not ended. */
  due: RawBuilder<unknown>
  /** Of those that are due, which come first. */
  order: RawBuilder<unknown>
  now: Date
  /** Longer than the work may take. */
  leaseMs: number
  limit?: number
  /** Columns written beside the lease. */
  set?: RawBuilder<unknown>
}

/** The `update` that leases the first rows; its caller adds `returning`. Rows that another worker is leasing now are passed over. */
export function leaseRows(
  table: LeasedTable,
  { due, order, now, leaseMs, limit = 1, set }: Lease,
): RawBuilder<unknown> {
  const until = new Date(now.getTime() + leaseMs)
  const count = attemptsOf[table]
  const counted = count ? sql`, ${sql.ref(count)} = ${sql.ref(count)} + 1` : sql``
  // An array is made once; by `in` the planner may make the list anew for each row, and lease more than the limit.
  return sql`update ${sql.table(table)} set claimed_until = ${until}${counted}${set ? sql`, ${set}` : sql``}
    where id = any(array(
      select id from ${sql.table(table)} where ${due} and (claimed_until is null or claimed_until <= ${now})
      order by ${order} limit ${limit} for update skip locked))`
}

/** Gives a row back that was not worked on to its end, as the worker stops. The attempt does not count. */
export async function releaseRow(db: Db, table: LeasedTable, id: string): Promise<void> {
  const count = attemptsOf[table]
  const uncounted = count ? sql`, ${sql.ref(count)} = greatest(${sql.ref(count)} - 1, 0)` : sql``
  await sql`update ${sql.table(table)} set claimed_until = null${uncounted}
    where id = ${id} and claimed_until is not null`.execute(db)
}
