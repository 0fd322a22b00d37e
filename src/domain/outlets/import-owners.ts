import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findLineEnd, parseCsv } from '../../text/parse-csv.ts'
import { readDate } from '../../text/parse-date.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { storableLine } from '../fields/form-text-schema.ts'
import { updateRecord } from '../revisions/write-record.ts'
import { isFutureDay, outletSchema, readHosts } from './outlet-schema.ts'

/** One line of a list of owners, its cells as a form stores them. `line` counts from 1. */
type OwnerLine = { line: number; outlet: string; owner: string; source: string; asOf: string }

/** More outlets than one editor knows; a longer list is refused whole. */
export const ownerLinesMax = 2_000

/** Reads CSV or cells of a spreadsheet: outlet or host, owner, source, date, with or without a header. Null for too long a list. */
export function readOwnerList(text: string, now: Date): OwnerLine[] | null {
  const lines = readTable(text.replace(/^[\uFEFF\r\n]+/, ''))
    .map((cells, at) => ({ line: at + 1, cells: cells.map(storableLine) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
    .filter(
      ({ line, cells }) =>
        line > 1 || !/^(outlet|host|name)\b/i.test(cells[0] ?? '') || isDay(dayOf(cells[3], now)),
    )
  if (lines.length > ownerLinesMax) return null
  return lines.map(({ line, cells: [outlet = '', owner = '', source = '', asOf = ''] }) => ({
    line,
    outlet,
    owner,
    source,
    asOf: dayOf(asOf, now),
  }))
}

const separators = [',', '\t', ';']

/** By the separator that divides the most lines; among equals, into the most cells. */
function readTable(text: string): string[][] {
  const newline = findLineEnd(text) ?? '\n'
  const tables = separators.map(delimiter =>
    parseCsv(text, { delimiter, newline, isLast: true }).records.map(({ cells }) => cells),
  )
  const divided = (table: string[][]) => table.filter(cells => cells.length > 1).length
  const [best = []] = tables.toSorted((a, b) => divided(b) - divided(a) || b.flat().length - a.flat().length)
  return best
}

// Of numbers alone, 1/11/2026 could be two days.
const withMonth = /^(?:\d{1,2}[ -][a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2})[ ,-]{1,2}\d{4}$/i

function dayOf(cell: string | undefined, now: Date): string {
  const read = withMonth.test(cell ?? '') ? readDate(cell, now, { zone: 'UTC' }) : null
  return read?.at.toISOString().slice(0, 10) ?? cell ?? ''
}

function isDay(cell: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(cell)
}

// Imports the owners of many outlets from one list: first shows what each line would change, then writes exactly that as
// one batch, which one undo reverts. If the effect would differ from what was shown, nothing changes.
type PlannedOwner = OwnerLine & {
  /** Null where the line matches no outlet or is not valid. */
  target: Target | null
  /** An `OwnerProblem` or a `FieldProblem`; '' for none. */
  problem: string
  verdict: 'new' | 'replaces' | 'same' | 'wrong'
}

/** Problems besides those of the form. */
export type OwnerProblem =
  | 'no-such-outlet'
  | 'several-outlets'
  | 'named-above'
  | 'owner-missing'
  | 'future-day'

type Target = { id: string; version: number; name: string; owner: string }

/** `digest`: a hash of the plan, by which the import checks that it writes what was shown. */
export type OwnerPlan = { rows: PlannedOwner[]; digest: string }

/** Null for a list that is too long. */
export async function planOwners(db: Db, list: string, now: Date): Promise<OwnerPlan | null> {
  const lines = readOwnerList(list, now)
  if (!lines) return null
  const found = await findTargets(db, lines)
  const seen = new Set<string>()
  const rows = lines.map((line, at) => planLine(line, { found: found[at] ?? [], seen, now }))
  return { rows, digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex') }
}

type ImportOwnersResult =
  | { ok: true; batchId: string; count: number }
  | { ok: false; reason: 'too-long' }
  | { ok: false; reason: 'nothing' | 'not-as-shown'; plan: OwnerPlan }

/** Writes the valid lines; `digest` is that of the plan that the editor saw. */
export async function importOwners(
  db: Db,
  { list, digest, by, now }: { list: string; digest: string; by: Authorized; now: Date },
): Promise<ImportOwnersResult> {
  return inTransaction(db, async tx => {
    const plan = await planOwners(tx, list, now)
    if (!plan) return { ok: false, reason: 'too-long' }
    if (plan.digest !== digest) return { ok: false, reason: 'not-as-shown', plan }
    const changes = plan.rows.filter(({ verdict }) => verdict === 'new' || verdict === 'replaces')
    if (changes.length === 0) return { ok: false, reason: 'nothing', plan }
    const write = { table: 'outlets', by, now, batchId: randomUUID() } as const
    for (const { target, owner, source, asOf } of changes) {
      if (!target) continue
      const values = { owner, ownerSource: source, ownerAsOf: asOf }
      const { id, version } = target
      const updated = await updateRecord(tx, { id, version, values, ...write })
      if (!updated.ok) throw new Error(`An outlet was not given its owner: ${updated.reason}`)
    }
    return { ok: true, batchId: write.batchId, count: changes.length }
  })
}

type Found = Target & { source: string | null; asOf: string | null }

const foldedWithoutArticle = sql`regexp_replace(search_fold(name), '^the ', '')`

/** For each line, the outlets that have its host or its name in any case; if there are none, its name but for "The". */
async function findTargets(db: Db, lines: readonly OwnerLine[]): Promise<Found[][]> {
  const wanted = lines.map(({ outlet }) => ({ name: outlet, host: readHosts(outlet)[0] ?? '' }))
  const { rows } = await sql<Found & { at: number; isExact: boolean }>`
    with wanted as materialized (
      select at, host, search_fold(name) as name, ${foldedWithoutArticle} as bare
      from jsonb_to_recordset(${JSON.stringify(wanted.map((each, at) => ({ ...each, at })))}::jsonb)
        as given (at integer, name text, host text)),
    known as materialized (
      select id, hosts, search_fold(name) as name, ${foldedWithoutArticle} as bare from outlets),
    found as (
      select at, id, known.name = wanted.name as is_exact from wanted join known using (bare)
      union all
      select at, id, true from known cross join unnest(hosts) as host join wanted using (host))
    select at, outlets.id, bool_or(is_exact) as is_exact, outlets.version, outlets.name, outlets.owner,
      outlets.owner_source as source, outlets.owner_as_of::text as as_of
    from found join outlets on outlets.id = found.id
    group by at, outlets.id order by at, outlets.id`.execute(db)
  const byLine = Map.groupBy(rows, ({ at }) => at)
  return lines.map((_, at) => {
    const found = byLine.get(at) ?? []
    const exact = found.filter(({ isExact }) => isExact)
    return (exact.length > 0 ? exact : found).map(({ at: _, isExact: __, ...outlet }) => outlet)
  })
}

function planLine(
  line: OwnerLine,
  { found, seen, now }: { found: Found[]; seen: Set<string>; now: Date },
): PlannedOwner {
  const [outlet] = found
  const wrong = (problem: string): PlannedOwner => ({ ...line, target: null, problem, verdict: 'wrong' })
  if (!outlet) return wrong('no-such-outlet')
  if (found.length > 1) return wrong('several-outlets')
  if (seen.has(outlet.id)) return wrong('named-above')
  const problem = findProblem(line, now)
  if (problem) return wrong(problem)
  seen.add(outlet.id)
  const { id, version, name, owner, source, asOf } = outlet
  const isSame = owner === line.owner && source === line.source && asOf === line.asOf
  const verdict = isSame ? 'same' : owner === '' ? 'new' : 'replaces'
  return { ...line, target: { id, version, name, owner }, problem: '', verdict }
}

// A valid outlet, so that the form's rules find only problems of the owner.
const anyOutlet = { name: 'Any', homeUrl: 'https://any.example/', lean: 'not-rated' }

function findProblem({ owner, source, asOf }: OwnerLine, now: Date): string | null {
  if (owner === '') return 'owner-missing'
  const parsed = outletSchema.safeParse({ ...anyOutlet, owner, ownerSource: source, ownerAsOf: asOf })
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'not-a-text'
  return isFutureDay(asOf, now) ? 'future-day' : null
}
