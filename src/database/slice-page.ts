import { sql } from 'kysely'

/** The position of a row in a list by time; the id orders rows of the same time. */
export type TimeKey = { at: Date; id: string }

/** Whether a row is older than `key`. `at` is the column of its time, such as `entries.queued_at`; its id is in the same table. */
export function isBelow(at: string, key: TimeKey) {
  return sql<boolean>`${columnsOf(at)} < ${valuesOf(key)}`
}

export function isAbove(at: string, key: TimeKey) {
  return sql<boolean>`${columnsOf(at)} > ${valuesOf(key)}`
}

/** `found` has up to `limit + 1` rows: the extra one shows that there are more. `next`: the last row's key, null at the end. */
export function slicePage<Row, Key>(
  found: Row[],
  { limit, keyOf }: { limit: number; keyOf: (last: Row) => Key },
): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null }
}

function columnsOf(at: string) {
  const id = `${at.slice(0, at.lastIndexOf('.') + 1)}id`
  return sql`(${sql.ref(at)}, ${sql.ref(id)})`
}

function valuesOf({ at, id }: TimeKey) {
  return sql`(${at}::timestamptz, ${id}::uuid)`
}
