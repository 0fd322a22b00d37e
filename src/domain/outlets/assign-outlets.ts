import { type RawBuilder, sql } from 'kysely'
import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isOpen, isPending } from '../articles/entry-status.ts'
import { nilId } from '../fields/record-id.ts'
import { findOutletsAt } from './find-outlet-at.ts'
import { renamedSource } from './merge-outlets.ts'

const rowsOfSlice = 1_000
// A transaction that began before its outlet was there may add a link after the first pass.
const passesFor = sql`interval '1 minute'`

// As in the index of links without an outlet: the host of an address backwards, so that hosts below it follow it.
const backwards = sql`(reverse(substring(url from '^https?://(?:[^/?#]*@)?([^/?#:]+)')) collate "C")`

type Source = { table: 'news_links' | 'entries'; condition: RawBuilder<boolean> }

type Change = { id: string; outletId: string; formerName: string | null; isDone: boolean }

/**
 * After outlets were added or their addresses changed: gives the links at these addresses, and all pending entries, that belong to no
 * outlet, because they came before it, to the one at whose address they lie. After an outlet was renamed: gives its links and open
 * entries the new name, unless an editor typed another. No revisions: nobody edited them, and each may be edited meanwhile. An undo
 * of the name is another change of it. An undo of an older edit, and the bin, restore a record with the outlet's former name; once
 * the change is done, an editor corrects it. Returns how many.
 */
export async function assignOutlets(db: Db, signal: AbortSignal): Promise<number> {
  const { rows: changed } = await sql<Change>`
    select id, outlet_id, former_name, changed_at < now() - ${passesFor} as "isDone"
    from changed_outlets`.execute(db)
  const moved = changed.filter(({ formerName }) => formerName === null)
  const renamed = changed.filter(({ formerName }) => formerName !== null)
  const count = (await assignMoved(db, moved, signal)) + (await rename(db, renamed, signal))
  if (signal.aborted) return count
  const done = changed.flatMap(({ id, isDone }) => (isDone ? [id] : []))
  await sql`delete from changed_outlets where id = any(${done}::uuid[])`.execute(db)
  return count
}

async function assignMoved(db: Db, changed: readonly Change[], signal: AbortSignal): Promise<number> {
  if (changed.length === 0) return 0
  const outletIds = changed.map(({ outletId }) => outletId)
  const hosts = await listHosts(db, outletIds)
  const sources: Source[] = [
    ...hosts.map(host => ({ table: 'news_links' as const, condition: isAt(host) })),
    { table: 'entries', condition: isPending },
  ]
  let count = 0
  for (const source of sources)
    for await (const rows of readSlices(db, source)) {
      if (signal.aborted) return count
      count += await assign(db, source.table, rows)
    }
  return count
}

/** Of the outlets that there still are: each host and that of the home page, which may lie below a path. */
async function listHosts(db: Db, outletIds: string[]): Promise<string[]> {
  const outlets = await db
    .selectFrom('outlets')
    .select(['hosts', 'homeUrl'])
    .where('id', '=', sql<string>`any(${outletIds}::uuid[])`)
    .execute()
  return [...new Set(outlets.flatMap(({ hosts, homeUrl }) => [...hosts, hostOfHome(homeUrl)]))].filter(
    Boolean,
  )
}

function hostOfHome(homeUrl: string): string {
  return URL.parse(homeUrl)?.hostname.replace(/^www\./, '') ?? ''
}

/** Whether an address is at a host or below it; some others pass too. */
function isAt(host: string): RawBuilder<boolean> {
  const start = sql`reverse(${host}::text)`
  // The slash is the character after the dot.
  return sql`${backwards} >= ${start} and ${backwards} < ${start} || '/'`
}

type Row = { id: string; url: string }

async function* readSlices(db: Db, { table, condition }: Source): AsyncGenerator<Row[]> {
  let after = { host: '', id: nilId }
  for (;;) {
    const { rows } = await sql<Row & { host: string }>`
      select id, url, ${backwards} as host from ${sql.table(table)}
      where outlet_id is null and ${condition} and (${backwards}, id) > (${after.host}, ${after.id}::uuid)
      order by ${backwards}, id limit ${rowsOfSlice}`.execute(db)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsOfSlice) return
    after = last
  }
}

async function assign(db: Db, table: Source['table'], rows: Row[]): Promise<number> {
  const urls = rows.map(({ url }) => url)
  const outlets = await findOutletsAt(db, urls)
  const found = rows.flatMap(({ id, url }) => {
    const outlet = outlets.get(url)
    return outlet ? [{ id, url, outletId: outlet.id }] : []
  })
  if (found.length === 0) return 0
  const { numAffectedRows } = await inTransaction(db, async tx => {
    await announceTogether(tx)
    return sql`
      update ${sql.table(table)} mine set outlet_id = given."outletId"
      from json_to_recordset(${JSON.stringify(found)}::json) as given (id uuid, url text, "outletId" uuid)
      where mine.id = given.id and mine.url = given.url and mine.outlet_id is null`.execute(tx)
  })
  return Number(numAffectedRows ?? 0n)
}

// Links in the order of their index by source.
const named = [
  { table: 'news_links', condition: sql`true`, order: sql`created_at desc, id desc` },
  { table: 'entries', condition: isOpen, order: sql`id` },
] as const

async function rename(db: Db, changed: readonly Change[], signal: AbortSignal): Promise<number> {
  let count = 0
  for (const change of changed)
    for (const records of named) {
      let renamed = rowsOfSlice
      while (renamed === rowsOfSlice && !signal.aborted) {
        renamed = await renameSlice(db, change, records)
        count += renamed
      }
    }
  return count
}

/** Locks the rows in the order of their ids, like everybody else. */
async function renameSlice(
  db: Db,
  { outletId, formerName }: Change,
  { table, condition, order }: (typeof named)[number],
): Promise<number> {
  const { isNamed, values } = renamedSource(table, { from: formerName ?? '', into: sql<string>`outlet.name` })
  const pairs = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { numAffectedRows } = await inTransaction(db, async tx => {
    await announceTogether(tx)
    return sql`
      with outlet as (select name from outlets where id = ${outletId} and name <> ${formerName}),
      slice as (
        select id from ${sql.table(table)}
        where outlet_id = ${outletId} and ${isNamed} and ${condition} and exists (select from outlet)
        order by ${order} limit ${rowsOfSlice}),
      locked as (
        select id from ${sql.table(table)} where id in (select id from slice) and ${isNamed} order by id for update)
      update ${sql.table(table)} mine set ${sql.join(pairs)}
      from outlet, locked where mine.id = locked.id`.execute(tx)
  })
  return Number(numAffectedRows ?? 0n)
}
