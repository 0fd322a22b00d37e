import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { tryLock } from '../../database/locks.ts'
import { snakeCase } from '../../database/snake-case.ts'
import { isPublic } from '../stories/public-story.ts'
import { writeCsvLine } from './csv-cell.ts'
import { type Exchanged, type ExchangeTable, exchangeColumns, exchangedRecords } from './exchange-table.ts'

export type ExportFormat = 'csv' | 'json'
type ExportedRow = Record<string, string | number | boolean | object | null>

const rowsAtOnce = 500

// Each holds a connection and a snapshot as long as the download takes; all processes together allow this many.
const exportsAtOnce = 3

// A client that stops reading is disconnected: an open export keeps PostgreSQL from clearing old rows.
const stalledMs = 300_000

/** All records as a file's text, from one snapshot that is open until the text is read or abandoned by `return`; request the first piece at once. */
export async function exportRecords(
  db: Db,
  table: ExchangeTable,
  format: ExportFormat,
): Promise<{ ok: true; texts: AsyncGenerator<string> } | { ok: false; reason: 'busy' }> {
  const tx = await db
    .withoutPlugins()
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    // A snapshot taken before a wait for a restore would show the tables that it has put in place as empty.
    const locked = tablesRead(table).map(name => sql.table(name))
    await sql`lock table ${sql.join(locked)} in access share mode`.execute(tx)
    if (!(await takeExportSlot(tx))) {
      await tx.rollback().execute()
      return { ok: false, reason: 'busy' }
    }
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(stalledMs)}`.execute(tx)
    await sql`declare exported no scroll cursor for ${selectRecords(table)}`.execute(tx)
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
  const rows = readRows(tx)
  const texts = format === 'csv' ? writeCsv(rows, table) : writeJson(rows)
  return { ok: true, texts: closeAfter(texts, () => tx.rollback().execute()) }
}

/** Ends the transaction with the text, or when its reader goes away, even before the first row. */
async function* closeAfter(
  texts: AsyncIterable<string>,
  close: () => Promise<unknown>,
): AsyncGenerator<string> {
  try {
    yield* texts
  } finally {
    await close()
  }
}

async function takeExportSlot(tx: Db): Promise<boolean> {
  for (let place = 0; place < exportsAtOnce; place += 1) {
    if (await tryLock(tx, 'export', String(place))) return true
  }
  return false
}

async function* readRows(tx: Db): AsyncGenerator<ExportedRow[]> {
  for (;;) {
    const { rows } = await sql<ExportedRow>`fetch forward ${sql.lit(rowsAtOnce)} from exported`.execute(tx)
    if (rows.length === 0) return
    yield rows
  }
}

// Without this mark, spreadsheets on Windows read a file in their own encoding, and Hindi becomes garbage.
const byteOrderMark = '\uFEFF'

async function* writeCsv(rows: AsyncIterable<ExportedRow[]>, table: ExchangeTable): AsyncGenerator<string> {
  const columns = exchangeColumns(table)
  yield byteOrderMark + writeCsvLine(columns)
  for await (const some of rows) {
    yield some.map(row => writeCsvLine(columns.map(column => cellOf(row[column])))).join('')
  }
}

function cellOf(value: ExportedRow[string] | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

async function* writeJson(rows: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const some of rows) {
    yield before + some.map(row => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function selectRecords(table: ExchangeTable): RawBuilder<ExportedRow> {
  const written = table === 'news_links' ? writtenOfNewsLink : {}
  const columns = exchangeColumns(table).map(
    column => sql`${written[column] ?? stored(column)} as ${sql.ref(column)}`,
  )
  return sql`select ${sql.join(columns)} ${table === 'news_links' ? newsLinkRows : rowsOf(table)}`
}

// In the order in which a restore locks them.
function tablesRead(table: ExchangeTable): string[] {
  return table === 'news_links' ? ['categories', 'news_links', 'stories', 'story_links'] : [table]
}

function rowsOf(table: ExchangeTable): RawBuilder<unknown> {
  const { sortedBy = ['id'] }: Exchanged = exchangedRecords[table]
  const order = sortedBy.map(column => sql.ref(`t.${snakeCase(column)}`))
  return sql`from ${sql.table(table)} t order by ${sql.join(order)}`
}

// Newest first, as the site shows it.
const newsLinkRows = sql`
  from news_links t join categories on categories.id = t.category
    left join story_links place on place.news_link_id = t.id left join stories story on story.id = place.story_id
  order by t.created_at desc, t.id desc`

/** The columns that a file of news links does not hold as the table does. */
const writtenOfNewsLink: Record<string, RawBuilder<unknown>> = {
  category: sql`categories.slug`,
  canonical_url: sql`case when t.canonical_url like '%#%' or t.outlet_id in (
    select outlet_id from duplicate_exceptions where rule in ('parameter', 'address')) then t.canonical_url end`,
  story_title: sql`coalesce(story.title, nullif(story.desk_title, ''))`,
  story_path: sql`case when ${isPublic} then '/story/' || story.slug end`,
}

function stored(column: string): RawBuilder<unknown> {
  const value = sql.ref(`t.${column}`)
  return column.endsWith('_at')
    ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : value
}
