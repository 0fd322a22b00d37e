import { createHmac } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from './create-cluster.ts'
import type { DataLocation } from './data-location.ts'
import { findSocketFolder, isStarting } from './postmaster.ts'
import { errorCode, StartProblem } from './start-problem.ts'

// Connects to the embedded server. Web and worker get a role that owns only the one database: an SQL injection must not
// give superuser rights.

const role = 'chowk'
const database = 'chowk'

export function databaseUrls(location: DataLocation, password: string) {
  // Named in full: `pg` takes from the environment what an address leaves open.
  const socket = `host=${encodeURIComponent(findSocketFolder(location))}&sslmode=disable`
  return {
    url: `postgres://${role}:${rolePassword(password)}@localhost:5432/${database}?${socket}`,
    adminUrl: `postgres://${superuser}:${password}@localhost:5432/postgres?${socket}`,
  }
}

/** A server that was just launched, and how long it may take to be ready. */
type Launched = { location: DataLocation; pid: number; isGone: () => boolean; timeoutMs: number }

/** Waits until the server accepts connections, checks that it serves this folder, and creates a missing role and database. */
export async function openServer(options: Launched & { password: string }) {
  const { location, password } = options
  const client = await connectWhenReady({ ...options, url: databaseUrls(location, password).adminUrl })
  if (!client) return 'gone'
  try {
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    if (realpathSync(rows[0].folder) !== realpathSync(location.cluster)) return 'foreign'
    await makeRoleAndDatabase(client, rolePassword(password))
    return 'open'
  } finally {
    await client.end()
  }
}

/**
 * How many tables and indexes of the database lack their file: PostgreSQL notices only when a statement needs one. Temporary ones of
 * a killed server lack it rightly. Throws in the words of PostgreSQL if not even a connection is possible.
 */
export async function countMissingFiles(location: DataLocation, password: string): Promise<number> {
  const url = new URL(databaseUrls(location, password).adminUrl)
  url.pathname = database
  const client = new pg.Client({ connectionString: url.href, application_name: 'chowk supervisor' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as missing from pg_class, pg_relation_filepath(pg_class.oid) as path
       where path is not null and relpersistence <> 't' and (pg_stat_file(path, true)).size is null`,
    )
    return rows[0].missing
  } finally {
    await client.end()
  }
}

async function connectWhenReady({ location, pid, url, isGone, timeoutMs }: Launched & { url: string }) {
  const deadline = performance.now() + timeoutMs
  while (!isGone()) {
    if (isStarting(location.cluster, pid) && performance.now() < deadline) {
      await wait(20)
      continue
    }
    const client = new pg.Client({ connectionString: url, application_name: 'chowk supervisor' })
    // If the server stops during the connection, the query fails; without a listener the event would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (errorCode(error) === '28P01') throw passwordProblem(location.home)
      if (!isNotReadyYet(error) || performance.now() > deadline) throw error
    }
    await wait(20)
  }
  return null
}

function passwordProblem(home: string) {
  return new StartProblem(
    `${home}/postgres.password does not open the database beside it: restore that file from the original data folder.`,
  )
}

// 57P03: starting up, recovering or shutting down.
function isNotReadyYet(error: unknown) {
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(errorCode(error) ?? '')
}

async function makeRoleAndDatabase(client: pg.Client, password: string) {
  const { rows } = await client.query(
    'select (select count(*)::int from pg_roles where rolname = $1) as roles, (select count(*)::int from pg_database where datname = $2) as databases',
    [role, database],
  )
  if (rows[0].roles === 0)
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`)
  if (rows[0].databases === 0) await client.query(`create database ${database} owner ${role}`)
}

function rolePassword(superuserPassword: string) {
  return createHmac('sha256', superuserPassword).update(role).digest('hex').slice(0, 48)
}
