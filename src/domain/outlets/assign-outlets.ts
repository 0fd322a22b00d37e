import { sql } from 'kysely'
import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isPending } from '../is-pending.ts'
import { findOutletsAt } from './find-outlet-at.ts'

const rowsOfSlice = 1_000
// A transaction that began before its outlet was there may add a link after the first pass.
const passesFor = sql`interval '1 minute'`

const assigned = [
  { table: 'news_links', isOpen: sql<boolean>`true` },
  { table: 'entries', isOpen: isPending },
] as const

type Assigned = (typeof assigned)[number]

/**
 * After outlets were added or their addresses changed: gives the links and pending entries that belong to no outlet, because they
 * came before it, to the one at whose address they lie. No revisions: nobody edited them, and each may be edited meanwhile.
 * Returns how many.
 */
export async function assignOutlets(db: Db, signal: AbortSignal): Promise<number> {
  const { rows: changed } = await sql<{ id: string; isDone: boolean }>`
    select id, changed_at < now() - ${passesFor} as "isDone" from changed_outlets`.execute(db)
  if (changed.length === 0) return 0
  let count = 0
  for (const kind of assigned) {
    let after: string | null = '00000000-0000-0000-0000-000000000000'
    while (after !== null && !signal.aborted) {
      const slice: Slice = await assignSlice(db, { ...kind, after })
      count += slice.count
      after = slice.last
    }
  }
  const done = changed.flatMap(({ id, isDone }) => (isDone ? [id] : []))
  if (!signal.aborted) await sql`delete from changed_outlets where id = any(${done}::uuid[])`.execute(db)
  return count
}

/** `last` is null at the end. */
type Slice = { count: number; last: string | null }

async function assignSlice(db: Db, { table, isOpen, after }: Assigned & { after: string }): Promise<Slice> {
  const { rows } = await sql<{ id: string; url: string }>`
    select id, url from ${sql.table(table)}
    where outlet_id is null and ${isOpen} and id > ${after}::uuid order by id limit ${rowsOfSlice}`.execute(
    db,
  )
  const outlets = await findOutletsAt(
    db,
    rows.map(({ url }) => url),
  )
  const found = rows.flatMap(({ id, url }) => {
    const outlet = outlets.get(url)
    return outlet ? [{ id, url, outletId: outlet.id }] : []
  })
  const last = rows.length < rowsOfSlice ? null : (rows.at(-1)?.id ?? null)
  if (found.length === 0) return { count: 0, last }
  const { numAffectedRows } = await inTransaction(db, async tx => {
    await announceTogether(tx)
    return sql`
      update ${sql.table(table)} mine set outlet_id = given."outletId"
      from json_to_recordset(${JSON.stringify(found)}::json) as given (id uuid, url text, "outletId" uuid)
      where mine.id = given.id and mine.url = given.url and mine.outlet_id is null`.execute(tx)
  })
  return { count: Number(numAffectedRows ?? 0), last }
}
