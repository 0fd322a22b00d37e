import pg from 'pg'
import type { Config } from '../../config.ts'
import { errorMessage, isDatabaseAway, isRefused, isUnsupported } from '../database-error.ts'
import { describeDatabase } from '../database-url.ts'
import { compareSchema, type MigrationProblem, migrate } from '../migrate.ts'
import { isLent } from './shared-session.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// The oldest server that the tests run against.
const oldestVersion = 15

type Log = (line: string) => void
type Start = typeof startEmbeddedPostgres
/** Throws if a database that has tables of Chowk is to stay as it is. */
type BeforeMigrating = (url: string) => Promise<void>

/**
 * `newest`: migrates it. `present`: refuses a database that lacks migrations, because a Chowk of an older version may run on it;
 * `present-or-new`: fills an empty one. `as-it-is`: changes and refuses nothing.
 */
export type Schema = 'newest' | 'present' | 'present-or-new' | 'as-it-is'

/** A reachable database: that of DATABASE_URL, or our own in the data folder, as `start` opens it. Throws once `signal` is aborted. */
export async function prepareDatabase(
  config: Config,
  log: Log,
  {
    schema = 'newest',
    start = startEmbeddedPostgres,
    ...options
  }: { schema?: Schema; start?: Start; beforeMigrating?: BeforeMigrating; signal?: AbortSignal } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.databaseUrl) {
    const { sorting } = await (schema === 'newest' ? assertPrimary : assertUsable)(config.databaseUrl)
    if (sorting && schema === 'newest') log(sorting)
    await prepareSchema(config.databaseUrl, { ...options, schema, log, setting: 'DATABASE_URL' })
    return { url: config.databaseUrl, stop: async () => undefined }
  }
  const server = await start({ dataDir: config.dataDir, log })
  try {
    await prepareSchema(server.url, { ...options, schema, log, setting: 'DATA_DIR' })
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** An unusable replica stops the start; an unreachable one does not, because searches then use the database itself. */
export async function checkReplica(url: string, log: Log) {
  try {
    const { isReplica } = await assertUsable(url, 'DATABASE_REPLICA_URL')
    if (!isReplica)
      log(`The database at ${describeDatabase(url)} is not a replica: searches use the primary database.`)
  } catch (error) {
    if (!(error instanceof StartProblem && isDatabaseAway(error.cause)) || isRefused(error.cause)) throw error
    log(`${error.message} Until it answers, searches go to the database itself.`)
  }
}

/** Throws a StartProblem, with a remedy, if the server cannot be used or is a standby, to which nothing can be written. */
export async function assertPrimary(url: string) {
  const usable = await assertUsable(url)
  if (usable.isReplica)
    throw new StartProblem(
      `The database at ${describeDatabase(url)} is a standby, which accepts no writes: name the primary in DATABASE_URL (a standby may be DATABASE_REPLICA_URL), or promote this one.`,
    )
  return usable
}

/** Throws a StartProblem, with a remedy, if the server cannot be used. */
export async function assertUsable(url: string, setting = 'DATABASE_URL') {
  const place = describeDatabase(url)
  const client = openClient(url, setting)
  try {
    await client.connect()
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding, pg_is_in_recovery() as is_replica, pg_backend_pid() as pid",
    )
    const { version, encoding, pid } = rows[0]
    if (version < oldestVersion)
      throw new StartProblem(`${place} is PostgreSQL ${version}: Chowk needs ${oldestVersion} or newer.`)
    if (encoding !== 'UTF8')
      throw new StartProblem(
        `${place} stores text as ${encoding}: give a database made with "encoding utf8".`,
      )
    if (rows[0].is_replica && setting === 'DATABASE_REPLICA_URL') await assertReportsPosition(client, place)
    // A pooler gives its clients numbers of its own.
    const isPooled = Reflect.get(client, 'processID') !== pid
    if (isPooled && (await isLent(client, openClient(url, setting))))
      throw new StartProblem(
        `${place} is a pooler in transaction mode, but the locks, notices and prepared statements of Chowk need sessions: give the server itself, or a pooler in session mode, in ${setting}.`,
      )
    return { isReplica: rows[0].is_replica === true, sorting: await findOldSorting(client, place) }
  } catch (error) {
    throw error instanceof StartProblem
      ? error
      : new StartProblem(reasonAgainst(place, { error, setting }), { cause: error })
  } finally {
    await client.end()
  }
}

/** Only searches need the position: commands such as `backup` may read from a replica that has none. */
async function assertReportsPosition(client: pg.Client, place: string) {
  await client.query('select pg_last_wal_replay_lsn()').catch(error => {
    if (!isUnsupported(error)) throw error
    throw new StartProblem(
      `The database at ${place} cannot be used: it does not report how much it has copied (${errorMessage(error)}), so no search could use it: unset DATABASE_REPLICA_URL.`,
    )
  })
}

/** A warning if the server's system was updated to another order of letters than that of the indexes, which then miss rows. */
async function findOldSorting(client: pg.Client, place: string): Promise<string | null> {
  const { rows } = await client.query(
    `select quote_ident(datname) as name
     from pg_database where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`,
  )
  if (rows.length === 0) return null
  const { name } = rows[0]
  // No transaction may hold the first, and `psql -c` makes one of two statements.
  return `The system of the database at ${place} sorts letters otherwise than when its indexes were made, so that they may miss rows: stop Chowk and run \`reindex database ${name}\`, then \`alter database ${name} refresh collation version\`, each by itself, as its owner.`
}

function openClient(connectionString: string, setting: string) {
  try {
    const client = new pg.Client({
      connectionString,
      application_name: 'chowk start',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    })
    if (!(client.port > 0 && client.port < 65_536)) throw new Error('the port is invalid')
    client.on('error', () => undefined)
    return client
  } catch (error) {
    // The URL itself is unusable: an unreadable certificate file, or invalid escapes. No server was contacted.
    const reason = errorMessage(error)
    throw new StartProblem(
      `The database at ${describeDatabase(connectionString)} cannot be used: ${reason}: correct ${setting}.`,
    )
  }
}

// Managed services have authorities of their own.
const unknownIssuers = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

function reasonAgainst(place: string, { error, setting }: { error: unknown; setting: string }) {
  const [message = ''] = errorMessage(error).split('\n')
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing listens there: start that server, or correct ${setting}`,
    ENOENT: `there is no such socket: start that server, or correct ${setting}`,
    ENOTFOUND: `there is no such host: correct ${setting}`,
    EAI_AGAIN: `the host name cannot be looked up: check the network, or correct ${setting}`,
    '28P01': `user or password are wrong: correct ${setting}`,
    '28000': message.includes('no encryption')
      ? `the server refuses this user without encryption: add sslmode=require to ${setting}, or correct the server’s pg_hba.conf`
      : `the server refuses this user: correct ${setting} or the server’s pg_hba.conf`,
    '3D000': `there is no such database: make it with \`createdb\`, or correct ${setting}`,
  }
  const code = errorCode(error) ?? ''
  if (unknownIssuers.has(code))
    return `The certificate of the database at ${place} is of an authority that this machine does not know: add sslrootcert=/path/of/its-ca.crt to ${setting}.`
  const reason = reasons[code] ?? `${message}: correct ${setting}, or fix that server`
  return `The database at ${place} cannot be used: ${reason}.`
}

const waiting = 'Waiting for another Chowk, which brings this database up to date or restores a backup.'

/** Throws a StartProblem, with a remedy, if the schema does not become, or is not, the wanted one. */
async function prepareSchema(
  url: string,
  {
    schema,
    log,
    beforeMigrating,
    signal,
    setting,
  }: {
    schema: Schema
    log: Log
    beforeMigrating?: BeforeMigrating
    signal?: AbortSignal
    setting: 'DATABASE_URL' | 'DATA_DIR'
  },
) {
  if (schema === 'as-it-is') return
  const place = describeDatabase(url)
  const explain = (error: unknown) => {
    throw new StartProblem(reasonAgainstSchema(error, { place, setting }), { cause: error })
  }
  const compared = schema === 'newest' && !beforeMigrating ? null : await compareSchema(url).catch(explain)
  if (compared && !compared.ok) throw new StartProblem(refusalOf(compared))
  if (compared && compared.present.length > 0) await beforeMigrating?.(url)
  if (compared?.missing.length === 0) return
  if (schema !== 'newest' && compared && compared.present.length > 0)
    throw new StartProblem(
      `The database at ${place} is older than this Chowk (it lacks ${countMigrations(compared.missing)}): start this Chowk once, which brings it up to date, then run the command again.`,
    )
  if (schema === 'present')
    throw new StartProblem(
      `The database at ${place} has no tables of Chowk: start Chowk on it once, or correct ${setting}.`,
    )
  const onBlocked = (blocker: string) =>
    log(`Bringing the database up to date waits for another session to end its transaction: ${blocker}.`)
  const onWait = () => log(waiting)
  const migrated = await migrate(url, undefined, { onWait, onBlocked, signal }).catch(explain)
  if (!migrated.ok) throw new StartProblem(refusalOf(migrated))
  if (migrated.applied.length > 0)
    log(`Brought the database up to date (${countMigrations(migrated.applied)}).`)
}

function countMigrations({ length }: unknown[]): string {
  return `${length} ${length === 1 ? 'migration' : 'migrations'}`
}

function refusalOf({ reason, migration }: MigrationProblem): string {
  const refusals = {
    newer: `The database is newer than this Chowk (it has ${migration}): start the newer Chowk. To go back, restore a backup of this version with a new DATA_DIR, or with an empty database in DATABASE_URL.`,
    older: `The database was last used by a version before 1.0.0 (its last migration is ${migration}): start the last version before 1.0.0 on it once (\`git checkout bbf925d2\`), then this one.`,
    edited: `The migration ${migration} was edited after it was applied: restore the original file.`,
  }
  return refusals[reason]
}

function reasonAgainstSchema(error: unknown, { place, setting }: { place: string; setting: string }) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null
  const code = errorCode(cause) ?? errorCode(error)
  if (code === '42501')
    return `The user of DATABASE_URL may not make tables at ${place}: make that user the database’s owner, then try again.`
  const message = errorMessage(error)
  // Other programs also have a table `migrations`, with other columns.
  if (code === '42P07' || errorCode(error) === '42703')
    return `The database at ${place} has tables of something else (${cause?.message ?? message}): give an empty one in ${setting}.`
  if (!cause) return reasonAgainst(place, { error, setting })
  const details = cause instanceof pg.DatabaseError && cause.detail?.trim().replaceAll('\n', '; ')
  // 2BP01: views and the like of one's own depend on Chowk's tables.
  const remedy =
    code === '2BP01' ? 'drop those objects, start again, then create them anew' : 'fix this and start again'
  return `${message}: ${cause.message}${details ? ` (${details})` : ''}. The migration was rolled back: ${remedy}.`
}
