import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

export type Migration = { name: string; sql: string; checksum: string }
export type MigrateResult =
  | { ok: true; applied: string[] }
  | { ok: false; reason: 'edited' | 'newer'; migration: string }

const folder = new URL('../../db/migrations/', import.meta.url)

// Any fixed number: it makes processes that migrate at once wait for one another.
const lockKey = 4_607_182_418

/** Brings the schema to the newest migration. One transaction each, so a kill at any statement leaves a whole state. */
export async function migrate(url: string): Promise<MigrateResult> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: url, application_name: 'chowk migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    return await applyMissing(client, migrations)
  } finally {
    await client.end()
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<MigrateResult> {
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const checksums = new Map(applied.rows.map(row => [row.name, row.checksum]))
  const known = new Set(migrations.map(migration => migration.name))
  const newer = applied.rows.find(row => !known.has(row.name))
  if (newer) return { ok: false, reason: 'newer', migration: newer.name }
  const edited = migrations.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (edited) return { ok: false, reason: 'edited', migration: edited.name }

  const missing = migrations.filter(migration => !checksums.has(migration.name))
  for (const migration of missing) await apply(client, migration)
  return { ok: true, applied: missing.map(migration => migration.name) }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    throw new Error(`Migration ${name} failed`, { cause })
  }
}
