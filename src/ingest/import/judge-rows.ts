import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { JsonObject } from '../../database/tables.ts'
import { type ExchangeTable, exchangeOf } from '../../domain/exchange/exchange-table.ts'
import type { Outcome } from '../../domain/exchange/import-job.ts'
import type { LineReason } from '../../domain/exchange/line-reason.ts'
import { derivedColumns, recordKinds } from '../../domain/revisions/record-kinds.ts'
import type { ColumnValue, ImportRow } from './rows/import-row.ts'

export type JudgedRow = {
  row: ImportRow
  outcome: Outcome
  /** The reasons for the outcome, or remarks. */
  reasons: LineReason[]
  /** The stored record that the row matches or conflicts with. */
  current: JsonObject | null
}

/** Keys that this import replaced in records: a later line with one means that record, and would otherwise be added as a new one. */
export type MovedKeys = Set<string>

type Judging = {
  table: ExchangeTable
  rows: ImportRow[]
  existing: 'change' | 'leave'
  /** Locks the records until the transaction ends. */
  isWriting: boolean
  moved: MovedKeys
}

/** Compares rows with stored records, matched by id or else by address, slug or type, and decides their outcomes. */
export async function judgeRows(db: Db, judging: Judging): Promise<JudgedRow[]> {
  const { table, rows, existing, moved } = judging
  const categorized =
    table === 'news_links' ? await withCategories(db, judging) : rows.map(row => ({ given: row, row }))
  const current = await listCurrent(db, { ...judging, rows: categorized.flatMap(({ row }) => row ?? []) })
  const judged = categorized.map(({ given, row }): JudgedRow => {
    if (row) return judge(row, { table, current, existing, moved })
    const reasons: LineReason[] = [{ code: 'no-category', name: String(given.values.category) }]
    return { row: given, outcome: 'wrong', reasons, current: null }
  })
  return changeOnce(judged, table)
}

/** `row`: with the id of its category; null where no category has the name or address that is given. */
async function withCategories(
  db: Db,
  { rows, isWriting }: Judging,
): Promise<{ given: ImportRow; row: ImportRow | null }[]> {
  const find = await readCategories(db, { isHeld: isWriting })
  return rows.map(row => {
    const category = find(String(row.values.category))
    return { given: row, row: category ? { ...row, values: { ...row.values, category } } : null }
  })
}

type Current = { byId: Map<string, JsonObject>; byKey: Map<string, JsonObject> }

async function listCurrent(db: Db, { table, rows, isWriting }: Judging): Promise<Current> {
  const keyColumn = exchangeOf(table).key
  const ids = rows.flatMap(({ id }) => (id ? [id] : []))
  const keys = rows.map(row => row.key)
  const result = await sql<{ record: JsonObject }>`
    select to_jsonb(t) - ${derivedColumns}::text[] as record from ${sql.table(table)} t
    where id = any(${ids}::uuid[]) or ${sql.ref(keyColumn)} = any(${keys}) order by id
    ${isWriting ? sql`for update` : sql``}`.execute(db)
  const records = result.rows.map(({ record }) => record)
  return {
    byId: new Map(records.map(record => [String(record.id), record])),
    byKey: new Map(records.map(record => [String(record[keyColumn]), record])),
  }
}

type JudgeContext = Pick<Judging, 'table' | 'existing' | 'moved'> & { current: Current }

function judge(row: ImportRow, { table, current, existing, moved }: JudgeContext): JudgedRow {
  const byId = row.id ? (current.byId.get(row.id) ?? null) : null
  const byKey = current.byKey.get(row.key) ?? null
  const duplicate = (current: JsonObject | null, reason: LineReason): JudgedRow => {
    return { row, outcome: 'duplicate', reasons: [reason], current }
  }
  if (byId && byKey && byId !== byKey) {
    return duplicate(byKey, { code: 'key-of-another', table, title: titleOf(byKey, table) })
  }
  const record = byId ?? byKey
  if (!record && moved.has(row.key)) return duplicate(null, { code: 'another-line', table })
  if (!record) return { row, outcome: 'new', reasons: row.notes, current: null }
  const columns = listDifferences(row.values, record)
  if (columns.length === 0) return duplicate(record, { code: 'here-already' })
  if (existing === 'leave') return duplicate(record, { code: 'left-as-it-is' })
  const reasons: LineReason[] = [{ code: 'other-columns', columns }]
  if (isStoredNewer(row, record)) reasons.push({ code: 'newer-here' })
  return { row, outcome: 'changed', reasons: [...reasons, ...row.notes], current: record }
}

export function asDuplicate(judged: JudgedRow, reason: LineReason): JudgedRow {
  return { ...judged, outcome: 'duplicate', reasons: [reason] }
}

// Derived columns, and columns that an import never changes.
const ignoredColumns = new Set(['canonical_url', 'created_at', 'updated_at'])

function listDifferences(values: Record<string, ColumnValue>, record: JsonObject): string[] {
  return Object.keys(values).filter(
    column => !ignoredColumns.has(column) && !isSame(column, values[column] ?? null, record[column] ?? null),
  )
}

function isSame(column: string, value: ColumnValue, here: JsonObject[string]): boolean {
  if (!column.endsWith('_at')) return isDeepStrictEqual(value, here)
  return new Date(String(value)).getTime() === new Date(String(here)).getTime()
}

function isStoredNewer({ values }: ImportRow, { updated_at: here }: JsonObject): boolean {
  if (typeof values.updated_at !== 'string') return false
  return new Date(values.updated_at).getTime() < new Date(String(here)).getTime()
}

/** If one row gives a record (by its id) a new address and another row uses the old one, only the first changes it. */
function changeOnce(judged: JudgedRow[], table: ExchangeTable): JudgedRow[] {
  const lineOf = new Map<JsonObject, number>()
  return judged.map(item => {
    const { row, outcome, current } = item
    if (outcome !== 'changed' || !current) return item
    const line = lineOf.get(current)
    lineOf.set(current, line ?? row.line)
    if (line === undefined) return item
    return asDuplicate(item, { code: 'line-is-the-same', line, table })
  })
}

function titleOf(record: JsonObject, table: ExchangeTable): string {
  return String(record[recordKinds[table].titleColumn])
}

/** Finds the id of a category by its id, its slug, the id it had in another database, or its name. */
type FindCategory = (text: string) => string | null

/** `isHeld` locks the categories against being deleted until the transaction ends. */
export async function readCategories(db: Db, { isHeld }: { isHeld: boolean }): Promise<FindCategory> {
  const query = db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('id')
  const categories = await (isHeld ? query.forKeyShare() : query).execute()
  const origins = await db
    .selectFrom('categoryOrigins')
    .select(['foreignId', 'categoryId'])
    // Origins of a deleted category are kept in case it is restored.
    .where('categoryId', 'in', eb => eb.selectFrom('categories').select('id'))
    .execute()
  // Later entries win: an id is more reliable than a slug, and a slug than a name.
  const ids = new Map([
    ...categories.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
    ...origins.map(({ foreignId, categoryId }): [string, string] => [foreignId.toLowerCase(), categoryId]),
    ...categories.map(({ id, slug }): [string, string] => [slug, id]),
    ...categories.map(({ id }): [string, string] => [id, id]),
  ])
  return text => ids.get(text.toLowerCase()) ?? null
}

/** Stores the id that a category had in another database, because its links arrive in a separate file. */
export async function rememberOrigins(
  tx: Db,
  origins: { foreignId: string; categoryId: string }[],
): Promise<void> {
  if (origins.length === 0) return
  await tx
    .insertInto('categoryOrigins')
    .values(origins)
    .onConflict(conflict =>
      conflict.column('foreignId').doUpdateSet({ categoryId: sql`excluded.category_id` }),
    )
    .execute()
}
