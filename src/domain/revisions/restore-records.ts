import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type RecordTable, setNextVersion } from '../../database/record-table.ts'
import { recordChange } from './record-change.ts'
import { kindOf } from './record-kinds.ts'
import type { Batch, Revision } from './revision.ts'
import type { Standing } from './waiting-entries.ts'

export type UndoRefusal =
  | 'nothing-to-undo'
  | 'changed-since'
  | 'in-use'
  | 'address-taken'
  | 'time-passed'
  | 'against-stories'
  | 'pinned-elsewhere'
  | Standing
  | 'needs-administrator'

/** Conditions of a noun for undo and restore. A rule gets all records that are restored together and picks its own. */
export type RestoreRule = {
  /** Takes locks that come before those of the rows. */
  lock?: (tx: Db, revisions: readonly Revision[]) => Promise<void>
  /** Why the records may not return. Nothing has been written yet. */
  refuse?: (tx: Db, restored: readonly Restoration[], now: Date) => Promise<UndoRefusal | null>
  /** Runs before the records are written. `complete` runs after that; its refusal rolls everything back. */
  prepare?: (tx: Db, restored: readonly Restoration[], write: Batch) => Promise<Complete>
}

export type Complete = (editor: Batch) => Promise<UndoRefusal | null>

/** The state to restore, or null to delete the record. `newest`: the record's latest revision, if there are later ones. */
export type Restoration = { revision: Revision; to: Revision['before']; newest?: Revision }

/** Ids of the records of a table that the restore deletes, because their addition is undone. */
export function listUnmade(restored: readonly Restoration[], table: RecordTable): string[] {
  return restored.flatMap(({ revision: { recordTable, recordId }, to }) =>
    recordTable === table && to === null ? [recordId] : [],
  )
}

// As many as `write-record.ts` writes at once.
const rowsAtOnce = 500

/** Restores records to earlier states, in the order given, as one batch with its revisions. Call it in a transaction. */
export async function restoreRecords(tx: Db, restored: Restoration[], write: Batch): Promise<void> {
  for (const run of runsOf(restored)) await restoreRun(tx, run, write)
}

/** Groups consecutive records of one table and kind of restore, without repeated ids, for one statement per group. */
function runsOf(restored: Restoration[]): Restoration[][] {
  const runs: Restoration[][] = []
  let ids = new Set<string>()
  for (const one of restored) {
    const run = runs.at(-1)
    const first = run?.[0]
    const { recordTable, recordId } = one.revision
    const isAlike = first?.revision.recordTable === recordTable && (first.to === null) === (one.to === null)
    if (run && isAlike && run.length < rowsAtOnce && !ids.has(recordId)) run.push(one)
    else {
      runs.push([one])
      ids = new Set()
    }
    ids.add(recordId)
  }
  return runs
}

async function restoreRun(tx: Db, run: Restoration[], write: Batch): Promise<void> {
  const [first] = run
  if (!first) return
  const { recordTable: table } = first.revision
  const ids = run.map(({ revision }) => revision.recordId)
  const change = { ...write, table, ids, action: 'restore' } as const
  await recordChange(tx, change, () =>
    first.to === null
      ? sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(tx)
      : writeBack(tx, run, { table, now: write.now }),
  )
}

async function writeBack(
  tx: Db,
  run: Restoration[],
  { table, now }: { table: RecordTable; now: Date },
): Promise<unknown> {
  const { ofDeleted, ofExisting } = await listRestoredColumns(tx, table)
  const defaults = await readDefaults(tx, table, missingIn(run, ofDeleted))
  const rows = run.map(({ revision, to, newest = revision }) => ({
    ...defaults,
    ...to,
    // Otherwise the record would be taken down again at once.
    ...(hasPassed(to?.take_down_at, now) && { take_down_at: null }),
    version: versionAfter(newest),
  }))
  const names = sql.join(ofDeleted.map(name => sql.ref(name)))
  const updates = sql.join(ofExisting.map(name => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  return sql`
    insert into ${sql.table(table)} (${names}, version, updated_at)
    select ${names}, version, ${now}::timestamptz
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set ${updates}, ${setNextVersion(now, table)}`.execute(tx)
}

export function hasPassed(value: unknown, now: Date): boolean {
  return typeof value === 'string' && new Date(value) <= now
}

/** Restored columns that were added after some of the revisions were written. */
function missingIn(run: readonly Restoration[], restored: readonly string[]): string[] {
  return restored.filter(name => run.some(({ to }) => to !== null && !(name in to)))
}

/** The defaults of these columns; null where the table has none. */
async function readDefaults(
  tx: Db,
  table: RecordTable,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  if (names.length === 0) return {}
  const { rows } = await sql<{ name: string; expression: string }>`
    select attname as name, pg_get_expr(adbin, adrelid) as expression
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = ${table}::regclass and attname = any(${names}::text[])`.execute(tx)
  if (rows.length === 0) return {}
  // The expressions come from the table's definition, not from user input.
  const columns = sql.join(
    rows.map(({ name, expression }) => sql`${sql.raw(expression)} as ${sql.ref(name)}`),
  )
  const read = await sql<{ defaults: Record<string, unknown> }>`
    select to_jsonb(given) as defaults from (select ${columns}) given`.execute(tx)
  return read.rows[0]?.defaults ?? {}
}

/** The version for a deleted row: one more than its last, so that a form opened earlier cannot overwrite it unseen. */
function versionAfter({ before, after }: Revision): number {
  return Math.max(...[before?.version, after?.version].map(version => Number(version ?? 0))) + 1
}

// The restore sets these itself.
const written = ['version', 'updated_at']

/** The columns that a restore writes back, in the table's order: all that the kind does not leave out. */
export async function listRestoredColumns(
  db: Db,
  table: RecordTable,
): Promise<{ ofDeleted: string[]; ofExisting: string[] }> {
  const { notRestored = [], onlyRecreated = [], derived = [] } = kindOf[table]
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${[...written, ...notRestored, ...derived]}::text[])
    order by attnum`.execute(db)
  const ofDeleted = rows.map(({ name }) => name)
  return { ofDeleted, ofExisting: ofDeleted.filter(name => !onlyRecreated.includes(name)) }
}
