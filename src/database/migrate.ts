import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

export type Migration = { name: string; sql: string; checksum: string }
type MigrateResult =
  | { ok: true; applied: string[] }
  | { ok: false; reason: 'edited' | 'newer'; migration: string }

const folder = new URL('../../db/migrations/', import.meta.url)

// An arbitrary number: processes that migrate or restore at the same time wait for one another.
export const migrateLockKey = 4_607_182_418

export const createMigrationsTable =
  'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())'

/** Applies all missing migrations, one transaction each, so that a kill at any statement leaves a consistent schema. */
export async function migrate(url: string): Promise<MigrateResult> {
  const migrations = await readMigrations()
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chowk migrate',
    // An up-to-date schema needs no write, so a full disk does not stop the start (embedded/disk-guard.ts).
    options: '-c default_transaction_read_only=off',
  })
  // If the connection breaks between two statements, the next one fails; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrateLockKey])
    return await applyMissing(client, migrations)
  } finally {
    await client.end()
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

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<MigrateResult> {
  const compared = compareMigrations(migrations, await listApplied(client))
  if (!compared.ok) return compared
  const { missing } = compared
  for (const migration of missing) await apply(client, { migration, first: migrations[0] })
  return { ok: true, applied: missing.map(migration => migration.name) }
}

async function listApplied(client: pg.Client): Promise<Omit<Migration, 'sql'>[]> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as is_there")
  return rows[0].is_there ? (await client.query('select name, checksum from migrations')).rows : []
}

export function compareMigrations(
  migrations: Migration[],
  applied: Omit<Migration, 'sql'>[],
):
  | { ok: true; present: Migration[]; missing: Migration[] }
  | { ok: false; reason: 'edited' | 'newer'; migration: string } {
  const checksums = new Map(applied.map(row => [row.name, row.checksum]))
  const known = new Set(migrations.map(migration => migration.name))
  const newer = applied.find(row => !known.has(row.name))
  if (newer) return { ok: false, reason: 'newer', migration: newer.name }
  const edited = migrations.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (edited) return { ok: false, reason: 'edited', migration: edited.name }
  const present = migrations.filter(({ name }) => checksums.has(name))
  const missing = migrations.filter(({ name }) => !checksums.has(name))
  return { ok: true, present, missing }
}

async function apply(
  client: pg.Client,
  { migration, first }: { migration: Migration; first: Migration | undefined },
): Promise<void> {
  try {
    await client.query('begin')
    // Within the first transaction, so that a database of another program stays untouched if the migration fails.
    if (migration === first) await client.query(createMigrationsTable)
    await runMigration(client, migration)
    await client.query('commit')
  } catch (cause) {
    throw new Error(`Migration ${migration.name} failed`, { cause })
  }
}

/** Runs the migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}
