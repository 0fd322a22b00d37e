import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import { exchangeTables } from './exchange-table.ts'
import {
  importFailures,
  importStates,
  noOutcomes,
  type Outcome,
  type OutcomeCounts,
  outcomes,
} from './import-job.ts'
import { lineReasonSchema } from './line-reason.ts'

export type ImportPass = 'check' | 'import'

const readingSchema = z.object({
  format: z.enum(['csv', 'json', 'json-lines']),
  encoding: z.string(),
  delimiter: z.string(),
  /** The number of NUL characters left out, because no text can hold them. */
  nulCount: z.number(),
  /** The `FileCut` after which nothing could be read; '' for a complete file. */
  cut: z.string(),
  unknownColumns: z.array(z.string()),
  missingColumns: z.array(z.string()),
  /** How dates such as 3/4/2026 are read; `isGuess` if no other date of the file decides. */
  dayOrder: z.object({ order: z.enum(['day-first', 'month-first']), isGuess: z.boolean() }).optional(),
  /** The number of lines without a category and with nothing else wrong, as merged cells of a spreadsheet arrive. */
  withoutCategory: z.number().optional(),
  /** The number of lines above the header of a spreadsheet. */
  linesAbove: z.number().optional(),
  /** The number of links that, if they are new, are placed by their own old date. */
  placedByDate: z.number().optional(),
})
/** How a file was read, for the person who sent it. */
export type Reading = z.infer<typeof readingSchema>

const jobSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  fileBytes: z.number(),
  batchId: z.string(),
  state: z.enum(importStates),
  recordTable: z.enum(exchangeTables).nullable(),
  /** In a file with several named lists: the one that this import reads, and those after it. */
  list: z.enum(exchangeTables).nullable(),
  listsLeft: z.array(z.enum(exchangeTables)),
  /** The import of the next list. */
  nextImport: z.string().nullable(),
  reading: readingSchema.nullable(),
  failure: z.enum(importFailures).nullable(),
  existing: z.enum(['change', 'leave']),
  bytesDone: z.number(),
  stopAsked: z.boolean(),
  /** How often a worker has claimed it since it last made progress, including this time. */
  openAttempts: z.number(),
  undoneCount: z.number(),
  keptCount: z.number(),
  accountId: z.string().nullable(),
  accountName: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type ImportJob = z.infer<typeof jobSchema>

/** The outcome of one record. `line` is its first line in a CSV file, its number in a JSON file. */
const lineSchema = z.object({
  line: z.number(),
  outcome: z.enum(outcomes),
  reasons: z.array(lineReasonSchema),
  title: z.string(),
})
export type ImportLine = z.infer<typeof lineSchema>

export async function findImport(db: Db, id: string): Promise<ImportJob | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toImportJob(row) : null
}

/** Newest first. */
export async function listImports(db: Db, limit: number): Promise<ImportJob[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toImportJob)
}

/** A row of `imports` with its JSON columns parsed; throws on values that this version does not know. */
export function toImportJob(row: unknown): ImportJob {
  return jobSchema.parse(row)
}

export async function countOutcomes(db: Db, importId: string, pass: ImportPass): Promise<OutcomeCounts> {
  const row = await db
    .selectFrom('importParts')
    .select([
      sql<number>`coalesce(sum(new_count), 0)::integer`.as('new'),
      sql<number>`coalesce(sum(changed_count), 0)::integer`.as('changed'),
      sql<number>`coalesce(sum(duplicate_count), 0)::integer`.as('duplicate'),
      sql<number>`coalesce(sum(wrong_count), 0)::integer`.as('wrong'),
    ])
    .where('importId', '=', importId)
    .where('pass', '=', pass)
    .executeTakeFirst()
  return row ?? noOutcomes
}

const countColumns = {
  new: 'newCount',
  changed: 'changedCount',
  duplicate: 'duplicateCount',
  wrong: 'wrongCount',
} as const satisfies Record<Outcome, string>

/** The first lines with one outcome. Parts without it are not read. */
export async function listLines(
  db: Db,
  { importId, pass, outcome, limit }: { importId: string; pass: ImportPass; outcome: Outcome; limit: number },
): Promise<ImportLine[]> {
  const lines: ImportLine[] = []
  for (let from = 0; lines.length < limit; ) {
    const part = await partsOf(db, { importId, pass, from })
      .where(countColumns[outcome], '>', 0)
      .executeTakeFirst()
    if (!part) break
    lines.push(...parseLines(part.lines).filter(line => line.outcome === outcome))
    from = part.number + 1
  }
  return lines.slice(0, limit)
}

// Enough to know what to import first; a file of a million links names its categories much earlier.
const partsLookedAt = 100
const categoriesShown = 30

/** The missing categories that lines refer to, as the file calls them, by name. */
export async function listMissingCategories(db: Db, importId: string, pass: ImportPass): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct reason ->> 'name' as name
    from (select lines from import_parts where import_id = ${importId} and pass = ${pass} and wrong_count > 0
      order by number limit ${partsLookedAt}) part, jsonb_array_elements(part.lines) line,
      jsonb_array_elements(line -> 'reasons') reason
    where line ->> 'outcome' = 'wrong' and reason ->> 'code' = 'no-category'
    order by name limit ${categoriesShown}`.execute(db)
  return rows.map(row => row.name)
}

/** Every line, part by part, for the report. */
export async function* readReport(db: Db, importId: string, pass: ImportPass): AsyncGenerator<ImportLine[]> {
  for (let from = 0; ; ) {
    const part = await partsOf(db, { importId, pass, from }).executeTakeFirst()
    if (!part) return
    yield parseLines(part.lines)
    from = part.number + 1
  }
}

function partsOf(db: Db, { importId, pass, from }: { importId: string; pass: ImportPass; from: number }) {
  return db
    .selectFrom('importParts')
    .select(['number', 'lines'])
    .where('importId', '=', importId)
    .where('pass', '=', pass)
    .where('number', '>=', from)
    .orderBy('number')
}

function parseLines(lines: unknown): ImportLine[] {
  return z.array(lineSchema).parse(lines)
}
