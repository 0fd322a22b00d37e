import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { derivedColumns } from './record-kinds.ts'
import type { RevisionAction } from './revision.ts'

export type ChangeOf = {
  table: RecordTable
  /** The records that `change` may touch: existing ones, or the ids that new ones will get. */
  ids: string[]
  action: RevisionAction
  /** Each calling verb has already checked the role that it needs. */
  by: Authorized<'contributor'>
  now: Date
  /** Set when several calls belong to one click. */
  batchId?: string
  /** One of thousands that the activity lists as one line. */
  isBulk?: boolean
  /** Rows that the caller has locked and read as `recordedRow`, by id, and nobody has changed since. */
  locked?: ReadonlyMap<string, string>
}

/** Writes a revision for each of `ids` that `change` altered, in a transaction. Locks them by id: editors wait and do not deadlock. */
export async function recordChange<T>(
  tx: Db,
  { table, ids, action, by, now, batchId = randomUUID(), isBulk = false, locked }: ChangeOf,
  change: () => Promise<T>,
): Promise<{ result: T; batchId: string; foundCount: number }> {
  // Nobody else can have a row with a new id.
  const unlocked = action === 'add' ? [] : ids.filter(id => !locked?.has(id))
  const before = new Map([...(locked ?? []), ...(await lockRows(tx, table, unlocked))])
  const result = await change()
  if (ids.length > 0) {
    await sql`
      with compared as materialized (
        select given.place, given.id, given.before, ${recordedRow} as after
        from unnest(${ids}::uuid[], ${ids.map(id => before.get(id) ?? null)}::jsonb[])
          with ordinality as given (id, before, place) left join ${sql.table(table)} record on record.id = given.id
      )
      insert into revisions (record_table, record_id, action, batch_id, account_id, account_name, at, is_bulk, before, after)
      select ${table}, id, ${action}, ${batchId}, ${by.accountId}, ${by.name}, ${now}, ${isBulk}, before, after
      from compared where before is distinct from after order by place`.execute(tx)
  }
  return { result, batchId, foundCount: before.size }
}

/** A row named `record` as JSON, without derived columns. */
export const recordedRow = sql`(to_jsonb(record) - ${derivedColumns}::text[])`

/** The rows as JSON text by id. */
async function lockRows(tx: Db, table: RecordTable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; row: string }>`
    select id, ${recordedRow}::text as row from ${sql.table(table)} record
    where id = any(${ids}::uuid[]) order by id for update
  `.execute(tx)
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/** One line in the activity for an import of thousands of records, whose own revisions are marked as bulk. */
export async function recordActivity(
  tx: Db,
  activity: {
    recordId: string
    action: RevisionAction
    /** The file; for an import, how many records it added and changed. */
    after: { title: string; added?: number; changed?: number }
    by: Pick<Authorized, 'accountId' | 'name'>
    now: Date
  },
): Promise<void> {
  const { recordId, action, after, by, now } = activity
  await tx
    .insertInto('revisions')
    .values({
      recordTable: 'imports',
      recordId,
      action,
      at: now,
      batchId: randomUUID(),
      accountId: by.accountId,
      accountName: by.name,
      before: null,
      after,
    })
    .execute()
}
