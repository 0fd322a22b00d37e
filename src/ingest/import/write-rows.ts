import type { Db } from '../../database/connect.ts'
import type { JsonObject } from '../../database/tables.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { type ExchangeTable, exchangeOf } from '../../domain/exchange/exchange-table.ts'
import { keepIdentity } from '../../domain/news-links/news-link-checks.ts'
import { findOutletsAt, type OutletAtAddress } from '../../domain/outlets/find-outlet-at.ts'
import { outletHost } from '../../domain/outlets/outlet.ts'
import { recordChange } from '../../domain/revisions/record-change.ts'
import { acceptWaiting, lockWaiting } from '../../domain/revisions/waiting-entries.ts'
import { addInBulk, updateInBulk, withNewIds } from '../../domain/revisions/write-record.ts'
import { asDuplicate, type JudgedRow, rememberOrigins } from './judge-rows.ts'
import type { ColumnValue, ImportRow } from './rows/import-row.ts'

type Writing = { table: ExchangeTable; by: Authorized; batchId: string; now: Date }

/** Writes new and changed rows, with a revision each, inside the transaction `tx`. Links accept the entries at their addresses. */
export async function writeRows(tx: Db, judged: JudgedRow[], writing: Writing): Promise<JudgedRow[]> {
  const waiting = writing.table === 'news_links' ? await lockWaiting(tx, listWritten(judged)) : []
  const ids = await assignIds(tx, judged)
  const outlets = await findOutletsAt(tx, listAddresses(judged, writing))
  const added = await addRows(tx, { judged, ids, outlets, writing })
  await changeRows(tx, { judged, outlets, writing })
  await acceptWaiting(tx, { ids: waiting, ...writing, isBulk: true })
  const written = judged.map(item =>
    item.outcome === 'new' && !added.has(ids.get(item.row) ?? '')
      ? asDuplicate(item, { code: 'added-meanwhile' })
      : item,
  )
  if (writing.table === 'categories') await rememberOrigins(tx, listOrigins(written, ids))
  return written
}

function listWritten(judged: JudgedRow[]): string[] {
  return judged.flatMap(({ row, outcome }) => (outcome === 'new' || outcome === 'changed' ? [row.key] : []))
}

function listAddresses(judged: JudgedRow[], { table }: Writing): string[] {
  if (table !== 'news_links') return []
  return judged.flatMap(item =>
    item.outcome === 'new' || isMoved(item) ? [String(item.row.values.url)] : [],
  )
}

/** A link with the address of another outlet becomes that outlet's, as in the form. */
function isMoved({ row, outcome, current }: JudgedRow): boolean {
  if (outcome !== 'changed' || typeof row.values.url !== 'string') return false
  return outletHost(String(current?.url)) !== outletHost(row.values.url)
}

async function assignIds(tx: Db, judged: JudgedRow[]): Promise<Map<ImportRow, string>> {
  const added = judged.filter(item => item.outcome === 'new')
  const identified = await withNewIds(tx, added)
  return new Map(identified.map(({ row, id }) => [row, row.id ?? id]))
}

type Changing = { judged: JudgedRow[]; outlets: Map<string, OutletAtAddress>; writing: Writing }
type Adding = Changing & { ids: Map<ImportRow, string> }

/** Adds rows in the order of their keys, so that concurrent writers of the same keys wait instead of deadlocking. */
async function addRows(tx: Db, { judged, ids, outlets, writing }: Adding): Promise<Set<string>> {
  const { table, now } = writing
  const at = now.toISOString()
  const rows = judged
    .filter(item => item.outcome === 'new')
    .toSorted((a, b) => (a.row.key < b.row.key ? -1 : 1))
    .map(({ row }) => ({
      ...optionalColumns(table, at),
      created_at: at,
      updated_at: at,
      ...row.values,
      ...(table === 'news_links' ? outletOf(row, outlets) : {}),
      id: ids.get(row) ?? '',
    }))
  return addInBulk(tx, rows, writing)
}

function outletOf({ values }: ImportRow, outlets: Adding['outlets']) {
  return { outlet_id: outlets.get(String(values.url))?.id ?? null }
}

/** Defaults for the columns that a file may lack, because all rows of a batch must have the same columns. */
function optionalColumns(table: ExchangeTable, at: string): Readonly<Record<string, ColumnValue>> {
  const { optional } = exchangeOf(table)
  return table === 'news_links' ? { ...optional, published_at: at } : optional
}

/** Columns that the file lacks keep their stored values. */
async function changeRows(tx: Db, { judged, outlets, writing }: Changing): Promise<void> {
  const { table, now } = writing
  const rows = judged.flatMap(item => {
    const { row, outcome, current } = item
    if (outcome !== 'changed' || !current) return []
    const moved = table === 'news_links' && isMoved(item) ? outletOf(row, outlets) : null
    return [{ ...current, ...changedValues(row, current), id: String(current.id), ...moved }]
  })
  if (rows.length === 0) return
  const { required, key } = exchangeOf(table)
  const own = table === 'news_links' ? ['outlet_id'] : []
  const columns = [...new Set([...required, key, ...Object.keys(optionalColumns(table, '')), ...own])]
  const change = { ...writing, ids: rows.map(row => String(row.id)), action: 'update', isBulk: true } as const
  await recordChange(tx, change, () => updateInBulk(tx, rows, { table, columns, now }))
}

/** Most files lack the mark that tells a link apart from others at its address (`keepIdentity`): it stays. */
function changedValues({ values }: ImportRow, current: JsonObject): Record<string, ColumnValue> {
  if (typeof values.canonical_url !== 'string') return values
  return { ...values, canonical_url: keepIdentity(String(current.canonical_url), values.canonical_url) }
}

/** The ids of the file's categories that are stored here under another id. */
function listOrigins(judged: JudgedRow[], ids: Map<ImportRow, string>) {
  const origins = judged
    .filter(({ outcome, current }) => outcome === 'new' || current !== null)
    .map(({ row, current }) => ({ foreignId: row.givenId, categoryId: ids.get(row) ?? String(current?.id) }))
    .filter(({ foreignId, categoryId }) => foreignId !== '' && foreignId.toLowerCase() !== categoryId)
  return [...new Map(origins.map(origin => [origin.foreignId, origin])).values()]
}
