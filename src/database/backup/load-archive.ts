import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { errorCode } from '../embedded/start-problem.ts'
import {
  compareMigrations,
  createMigrationsTable,
  type Migration,
  type Recorded,
  readMigrations,
  recordAnew,
  runMigration,
} from '../migrate.ts'
import {
  type ArchiveHeader,
  archiveHeaderSchema,
  checkSeal,
  damagedArchive,
  damagedCode,
  type Frame,
  inflatedCode,
  readFrames,
  type SealResult,
  type TableTotal,
  tableEndSchema,
} from './archive-frames.ts'
import { listBackedUp } from './back-up.ts'

// Fills a separate schema, so that the one in use is neither changed nor locked while rows are loaded: first the tables as
// they were when the archive was made, then its rows, then the migrations since.

/** Throws on anything unexpected in the archive, so that the caller's transaction rolls back. */
export async function loadArchive(
  client: pg.Client,
  {
    frames,
    header,
    ...migrations
  }: {
    frames: AsyncIterable<Frame>
    header: ArchiveHeader
    present: Migration[]
    missing: Migration[]
    replaced: string[]
  },
): Promise<TableTotal[]> {
  await client.query(createMigrationsTable)
  for (const migration of migrations.present) await runMigration(client, migration)
  const tables = await listTables(client)
  await client.query(`truncate ${tables.join(', ')}`)
  // Constraints and indexes are created once, after all rows are loaded, and triggers do not announce each table.
  const later = await setAside(client)
  // The search index takes longest; with the usual 64 MB it would be sorted on disk.
  await client.query("set local maintenance_work_mem = '256MB'")
  const totals = await blamingArchive(() => copyTables(client, { frames, header }))
  await checkMigrations(client, header)
  if (migrations.replaced.length > 0) await recordAnew(client, migrations)
  await blamingArchive(async () => {
    for (const statement of later) await client.query(statement)
  })
  for (const migration of migrations.missing) await runMigration(client, migration)
  await client.query(`analyze ${(await listTables(client)).join(', ')}`)
  return totals
}

/** PostgreSQL's errors while rows are loaded concern the archive: a wrong value, a broken constraint, an unknown column. */
async function blamingArchive<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && /^(?:22|23|42703$)/.test(errorCode(error) ?? ''))
      throw damagedArchive(error.message)
    throw error
  }
}

/** `schema` is quoted where SQL needs it; the current one when absent. */
export async function listTables(client: pg.Client, schema?: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and pg_namespace.oid = coalesce($1::text, quote_ident(current_schema()))::regnamespace order by relname`,
    [schema],
  )
  return rows.map(row => row.name)
}

/** Drops indexes and keys, disables triggers, and returns the statements that restore them. */
async function setAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(asideStatements)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(row => row.make).reverse()
}

/** SQL over `pg_index`: the statements that make an index, which alone would not keep its settings of statistics. */
export const makeIndex = `pg_get_indexdef(indexrelid) || coalesce((
  select string_agg(format('; alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget), '' order by attnum)
  from pg_attribute where attrelid = indexrelid and attstattarget >= 0), '')`

// In the order of dropping. Foreign keys are dropped before the keys that they refer to, and restored after them.
const asideStatements = `
  with ours as (select oid from pg_class where relkind = 'r' and relnamespace = quote_ident(current_schema())::regnamespace)
  select drop, make from (
    select 1 as turn, format('alter table %s disable trigger user', oid::regclass) as drop,
      format('alter table %s enable trigger user', oid::regclass) as make
    from ours
    union all
    select case contype when 'f' then 2 else 4 end,
      format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
    from pg_constraint join ours on ours.oid = conrelid where contype in ('f', 'p', 'u')
    union all
    select 3, format('drop index %s', indexrelid::regclass), ${makeIndex}
    from pg_index join ours on ours.oid = indrelid
    where not exists (select from pg_constraint where conindid = indexrelid)
  ) aside order by turn, drop`

async function copyTables(
  client: pg.Client,
  { frames, header }: { frames: AsyncIterable<Frame>; header: ArchiveHeader },
): Promise<TableTotal[]> {
  const totals: TableTotal[] = []
  const known = new Set(await listBackedUp(client))
  const iterator = frames[Symbol.asyncIterator]()
  const next = async () => (await iterator.next()).value as Frame | undefined
  let frame = await next()
  for (; frame?.kind === 'table'; frame = await next()) {
    const name = frame.payload.toString()
    const table = header.tables[totals.length]
    if (table?.name !== name)
      throw damagedArchive(`The archive holds ${name} where ${table?.name} was announced`)
    if (totals.some(total => total.name === name)) throw damagedArchive(`The archive holds ${name} twice`)
    // Whoever can write an archive must not give themselves a session or an API token.
    if (!known.has(name)) throw damagedArchive(`The archive holds ${name}, which no backup holds`)
    totals.push(await copyTable(client, { table, next }))
  }
  if (frame?.kind !== 'end' || totals.length < header.tables.length)
    throw damagedArchive('The archive holds fewer tables than it announces, or no end')
  if (await next()) throw damagedArchive('The archive goes on after its end')
  return totals
}

/** The schema was built from the migrations of the header: with other rows, the next start would refuse the database. */
async function checkMigrations(client: pg.Client, { migrations }: ArchiveHeader): Promise<void> {
  const { rows } = await client.query<Recorded>('select name, checksum from migrations')
  const listed = (recorded: Recorded[]) => recorded.map(({ name, checksum }) => `${name} ${checksum}`).sort()
  if (listed(rows).join('\n') !== listed(migrations).join('\n'))
    throw damagedArchive('The archive holds other migrations than it announces')
}

// COPY sends a row, or a network packet of a long one. Reading millions of tiny frames took minutes, with all writes refused.
const [smallFramesMax, frameBytesLeast] = [64, 256]

function refuseSmallFrames(): (rows: Buffer) => void {
  let budget = smallFramesMax
  return rows => {
    let lines = 0
    for (let at = rows.indexOf(newline); at >= 0; at = rows.indexOf(newline, at + 1)) lines += 1
    budget += lines + rows.length / frameBytesLeast - 1
    if (rows.length === 0 || budget < 0) throw damagedArchive('The archive holds empty or very small frames')
  }
}

const newline = 10

async function copyTable(
  client: pg.Client,
  { table, next }: { table: ArchiveHeader['tables'][number]; next: () => Promise<Frame | undefined> },
): Promise<TableTotal> {
  const hash = createHash('sha256')
  const refuseSmall = refuseSmallFrames()
  let end: Frame | undefined
  async function* rows() {
    for (end = await next(); end?.kind === 'rows'; end = await next()) {
      refuseSmall(end.payload)
      hash.update(end.payload)
      yield end.payload
    }
  }
  const columns = table.columns.map(name => `"${name}"`).join(', ')
  const copying = client.query(copyFrom(`copy ${table.name} (${columns}) from stdin`))
  await pipeline(rows(), copying)
  const tableEnd = tableEndSchema.parse(
    JSON.parse(end?.kind === 'tableEnd' ? end.payload.toString() : 'null'),
  )
  const loaded = { rows: copying.rowCount, sha256: hash.digest('hex') }
  if (tableEnd.rows !== loaded.rows || tableEnd.sha256 !== loaded.sha256) {
    throw damagedArchive(`${table.name} holds ${loaded.rows} rows where ${tableEnd.rows} were announced`)
  }
  return { name: table.name, ...loaded }
}

export type ArchiveRefusal = Extract<SealResult, { ok: false }>['reason'] | 'edited' | 'older' | 'inflated'

type CheckArchiveResult =
  | { ok: true; header: ArchiveHeader; present: Migration[]; missing: Migration[]; replaced: string[] }
  | { ok: false; reason: ArchiveRefusal }

/** Checks, without a database, whether this Chowk can restore the file: its bytes are intact and its migrations are known. */
export async function checkArchive(path: string, known?: Migration[]): Promise<CheckArchiveResult> {
  const seal = await checkSeal(path)
  if (!seal.ok) return seal
  const read = await readHeader(path)
  if (!read.ok) return read
  const { header } = read
  const compared = compareMigrations(known ?? (await readMigrations()), header.migrations)
  return compared.ok ? { ...compared, header } : { ok: false, reason: compared.reason }
}

async function readHeader(
  path: string,
): Promise<{ ok: true; header: ArchiveHeader } | { ok: false; reason: ArchiveRefusal }> {
  try {
    for await (const { kind, payload } of readFrames(path)) {
      if (kind === 'header')
        return { ok: true, header: archiveHeaderSchema.parse(JSON.parse(payload.toString())) }
      break
    }
    return { ok: false, reason: 'damaged' }
  } catch (error) {
    const reason = refusalOf(error)
    if (reason) return { ok: false, reason }
    throw error
  }
}

/** Why a file with an intact seal cannot be restored; null if the error is not about its content. */
export function refusalOf(error: unknown): 'damaged' | 'inflated' | null {
  const code = errorCode(error) ?? ''
  if (code === inflatedCode) return 'inflated'
  const isUnreadable = code === damagedCode || /^(?:ZSTD_|Z_)/.test(code)
  return isUnreadable || error instanceof SyntaxError || error instanceof z.ZodError ? 'damaged' : null
}
