import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { pause } from '../concurrency/pause.ts'
import { isLockTimeout } from './database-error.ts'
import { openSession } from './database-session.ts'
import { sessionLocks } from './locks.ts'

export type Migration = { name: string; sql: string; checksum: string }
export type Recorded = Omit<Migration, 'sql'>
export type MigrationProblem = { ok: false; reason: 'edited' | 'newer' | 'older'; migration: string }
type MigrateResult = { ok: true; applied: string[] } | MigrationProblem

const folder = new URL('../../db/migrations/', import.meta.url)

// The migrations of the versions before 1.0.0, which built the same schema as the first one today (decision 154): their first
// name, and a digest of all their names and checksums.
const earlier = {
  first: '0001_foundation.sql',
  digest: 'f2764ca82e2ec1fcb9223f09376d4ae317835f674cd1db20f38b2eed706d5ac2',
}

export const createMigrationsTable =
  'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())'

// The next try should come soon after the other transaction has ended.
const pauseMsMax = 30_000

type Blocking = {
  onBlocked: (blocker: string) => void
  /** Pages of other machines queue behind a lock for which a migration waits. */
  lockWaitMs: number
  signal: AbortSignal
}
type Options = Partial<Blocking> & { onWait?: () => void }

/**
 * Applies all missing migrations, one transaction each, so that a kill at any statement leaves a consistent schema. `known`
 * replaces the files of `db/migrations` in tests. Calls `onWait` if another process migrates or restores, and `onBlocked` whenever
 * another session's transaction blocks a migration for long. Throws if it is aborted.
 */
export async function migrate(
  url: string,
  known?: Migration[],
  {
    onWait,
    signal = new AbortController().signal,
    onBlocked = () => undefined,
    lockWaitMs = 5_000,
  }: Options = {},
): Promise<MigrateResult> {
  const migrations = known ?? (await readMigrations())
  const { client, end, cut } = await openSession(url, 'chowk migrate')
  signal.addEventListener('abort', cut)
  try {
    signal.throwIfAborted()
    // An up-to-date schema needs no write, so a full disk does not stop the start (embedded/disk-guard.ts).
    await client.query('set default_transaction_read_only = off')
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_mine', [sessionLocks.migrate])
    if (!rows[0].is_mine) {
      onWait?.()
      await client.query('select pg_advisory_lock($1)', [sessionLocks.migrate])
    }
    return await applyMissing(client, migrations, { onBlocked, lockWaitMs, signal })
  } finally {
    signal.removeEventListener('abort', cut)
    await end()
  }
}

/** What of this version's migrations the database has; changes nothing. */
export async function compareSchema(url: string): Promise<ReturnType<typeof compareMigrations>> {
  const { client, end } = await openSession(url, 'chowk command')
  try {
    return compareMigrations(await readMigrations(), await listApplied(client))
  } finally {
    await end()
  }
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  blocking: Blocking,
): Promise<MigrateResult> {
  const compared = compareMigrations(migrations, await listApplied(client))
  if (!compared.ok) return compared
  const { present, missing, replaced } = compared
  if (replaced.length > 0) await inTransaction(client, () => recordAnew(client, { present, replaced }))
  for (const migration of missing) await apply(client, { migration, first: migrations[0], ...blocking })
  return { ok: true, applied: missing.map(migration => migration.name) }
}

async function listApplied(client: pg.Client): Promise<Recorded[]> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as is_there")
  return rows[0].is_there ? (await client.query('select name, checksum from migrations')).rows : []
}

/** `replaced`: the recorded names of versions before 1.0.0, which the first migration stands for. */
export function compareMigrations(
  migrations: Migration[],
  applied: Recorded[],
): { ok: true; present: Migration[]; missing: Migration[]; replaced: string[] } | MigrationProblem {
  if (applied.some(({ name }) => name === earlier.first)) return compareEarlier(migrations, applied)
  const checksums = new Map(applied.map(row => [row.name, row.checksum]))
  const known = new Set(migrations.map(migration => migration.name))
  const newer = applied.find(row => !known.has(row.name))
  if (newer) return { ok: false, reason: 'newer', migration: newer.name }
  const edited = migrations.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (edited) return { ok: false, reason: 'edited', migration: edited.name }
  const present = migrations.filter(({ name }) => checksums.has(name))
  const missing = migrations.filter(({ name }) => !checksums.has(name))
  return { ok: true, present, missing, replaced: [] }
}

function compareEarlier(migrations: Migration[], applied: Recorded[]): ReturnType<typeof compareMigrations> {
  const names = applied.map(({ name }) => name).sort()
  if (digestOf(applied) !== earlier.digest)
    return { ok: false, reason: 'older', migration: names.at(-1) ?? earlier.first }
  return { ok: true, present: migrations.slice(0, 1), missing: migrations.slice(1), replaced: names }
}

function digestOf(applied: Recorded[]): string {
  const lines = applied.map(({ name, checksum }) => `${name}\t${checksum}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** Records the present migrations in place of the names that they stand for, in the caller's transaction. */
export async function recordAnew(
  client: pg.Client,
  { present, replaced }: { present: Recorded[]; replaced: string[] },
): Promise<void> {
  await client.query('delete from migrations where name = any($1)', [replaced])
  for (const migration of present) await record(client, migration)
}

async function apply(
  client: pg.Client,
  {
    migration,
    first,
    onBlocked,
    lockWaitMs,
    signal,
  }: Blocking & { migration: Migration; first: Migration | undefined },
): Promise<void> {
  const run = () =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = ${lockWaitMs}`)
      // Within the first transaction, so that a database of another program stays untouched if the migration fails.
      if (migration === first) await client.query(createMigrationsTable)
      await runMigration(client, migration)
      return 'applied'
    })
  for (let pauseMs = lockWaitMs; ; pauseMs = Math.min(pauseMs * 2, pauseMsMax)) {
    const outcome = await run().catch(cause => {
      if (isLockTimeout(cause)) return 'blocked'
      throw new Error(`Migration ${migration.name} failed`, { cause })
    })
    if (outcome === 'applied') return
    await client.query('rollback')
    onBlocked(await nameBlocker(client))
    await pause(pauseMs, signal)
  }
}

/** The session with the oldest transaction that has a lock on a table of ours. Of another user's, the age is hidden. */
async function nameBlocker(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name, pid, extract(epoch from clock_timestamp() - xact_start)::int as seconds
     from pg_stat_activity join pg_locks using (pid)
     where locktype = 'relation' and granted and relation in (select oid from pg_class where relnamespace = quote_ident(current_schema())::regnamespace)
       and pid <> pg_backend_pid()
     order by xact_start limit 1`,
  )
  const [blocker] = rows
  if (!blocker) return 'a prepared transaction, or one that has just ended'
  const { name, pid, seconds } = blocker
  const age = seconds === null ? '' : `, its transaction is open for ${seconds} s`
  return `"${name}" (session ${pid}${age})`
}

/** Without a rollback: the connection ends when the work fails. */
async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  const done = await work()
  await client.query('commit')
  return done
}

/** Runs the migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(migration.sql)
  await record(client, migration)
}

async function record(client: pg.Client, { name, checksum }: Recorded): Promise<void> {
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}
