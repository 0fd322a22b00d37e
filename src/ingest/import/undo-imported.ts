import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { violationOf } from '../../database/database-error.ts'
import type { JsonObject } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import type { ImportJob } from '../../domain/exchange/import-queries.ts'
import { recordChange } from '../../domain/revisions/record-change.ts'
import { listRestoredColumns } from '../../domain/revisions/restore-records.ts'
import type { Revision } from '../../domain/revisions/revision.ts'
import { listBulk } from '../../domain/revisions/revision-queries.ts'
import { updateInBulk } from '../../domain/revisions/write-record.ts'
import { type Halt, type Pulse, workThrough } from './claim-import.ts'

type Undoing = { job: ImportJob; table: ExchangeTable; by: Authorized; now: Date }

const revisionsAtOnce = 500

/** Reverts an import's changes, newest first, but not of records changed since or in use. Another worker can continue after a crash. */
export async function undoImported(
  db: Db,
  { pulse, ...undoing }: Omit<Undoing, 'table'> & { pulse: Pulse },
): Promise<'whole' | Halt> {
  const { batchId, recordTable: table } = undoing.job
  if (!table) throw new Error('cannot undo an import without a table')
  return workThrough(listWritten(db, { batchId, table }), {
    pulse,
    atOnce: 1,
    work: revisions => revert(db, revisions, { ...undoing, table }),
  })
}

async function* listWritten(
  db: Db,
  batch: { batchId: string; table: ExchangeTable },
): AsyncGenerator<Revision[]> {
  for (let below: string | null = null; ; ) {
    const revisions = await listBulk(db, { ...batch, below, limit: revisionsAtOnce })
    const last = revisions.at(-1)
    if (!last) return
    yield revisions
    below = last.id
  }
}

/** If one record cannot be removed because it is in use, the others are reverted one by one. */
async function revert(db: Db, revisions: Revision[], undoing: Undoing): Promise<void> {
  try {
    await inTransaction(db, tx => revertTogether(tx, revisions, undoing))
  } catch (error) {
    if (violationOf(error) === null) throw error
    if (revisions.length > 1) for (const revision of revisions) await revert(db, [revision], undoing)
  }
}

async function revertTogether(tx: Db, revisions: Revision[], undoing: Undoing): Promise<void> {
  const { job, table, by, now } = undoing
  const accepted = table === 'news_links' ? await lockAccepted(tx, revisions, job) : []
  const unchanged = await lockUnchanged(tx, revisions, table)
  const added = unchanged.filter(revision => revision.before === null).map(revision => revision.recordId)
  const changed = unchanged.flatMap(({ recordId, before }) => (before ? [{ recordId, before }] : []))
  const change = { table, action: 'restore', by, now, batchId: randomUUID(), isBulk: true } as const
  await recordChange(tx, { ...change, ids: added }, () =>
    sql`delete from ${sql.table(table)} where id = any(${added}::uuid[])`.execute(tx),
  )
  await restoreInBulk(tx, changed, change)
  const isReverted = new Set(unchanged.map(({ recordId }) => recordId))
  const returned = accepted.filter(({ linkId }) => isReverted.has(linkId))
  await restoreInBulk(tx, returned, { ...change, table: 'entries' })
  const undone = [...unchanged, ...returned].map(({ id }) => id)
  await tx
    .updateTable('revisions')
    .set({ undone: true })
    .where('id', '=', sql<string>`any(${undone}::uuid[])`)
    .execute()
  await tx
    .updateTable('imports')
    .set({ undoneCount: sql`undone_count + ${unchanged.length}` })
    .where('id', '=', job.id)
    .execute()
}

async function restoreInBulk(
  tx: Db,
  rows: { recordId: string; before: JsonObject }[],
  change: { table: 'entries' | ExchangeTable; action: 'restore'; by: Authorized; now: Date; batchId: string },
): Promise<void> {
  const { table, now } = change
  const { ofExisting } = await listRestoredColumns(tx, table)
  const columns = ofExisting.filter(name => name !== 'id')
  const befores = rows.map(({ before }) => before)
  await recordChange(tx, { ...change, isBulk: true, ids: rows.map(({ recordId }) => recordId) }, () =>
    updateInBulk(tx, befores, { table, columns, now }),
  )
}

type Accepted = { id: string; recordId: string; linkId: string; before: JsonObject }

/** Locks the entries that the import accepted with these links and that nobody has changed since; they will wait again. */
async function lockAccepted(tx: Db, revisions: Revision[], { batchId }: ImportJob): Promise<Accepted[]> {
  const links = revisions.map(({ recordId }) => recordId)
  const { rows } = await sql<Accepted>`
    select revision.id, entry.id as record_id, entry.news_link_id as link_id, revision.before
    from entries entry join revisions revision on revision.record_id = entry.id
    where entry.news_link_id = any(${links}::uuid[]) and revision.batch_id = ${batchId}
      and entry.version = (revision.after ->> 'version')::integer
    order by entry.id for update of entry`.execute(tx)
  return rows
}

/** Locks the records and returns the revisions whose record has not changed since the import. */
async function lockUnchanged(tx: Db, revisions: Revision[], table: ExchangeTable): Promise<Revision[]> {
  const ids = revisions.map(revision => revision.recordId)
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  const versions = new Map(rows.map(row => [row.id, row.version]))
  return revisions.filter(({ recordId, after }) => versions.get(recordId) === after?.version)
}
