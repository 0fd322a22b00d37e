import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnAs } from '../../src/database/embedded/account.ts'
import { findBinaries } from '../../src/database/embedded/binaries.ts'
import { createCluster, readPassword, superuser } from '../../src/database/embedded/create-cluster.ts'
import { type DataLocation, findDataLocation } from '../../src/database/embedded/data-location.ts'
import { isStarting } from '../../src/database/embedded/postmaster.ts'
import { type Durability, serverArguments } from '../../src/database/embedded/server-settings.ts'
import { endProcess } from './start-process.ts'
import { until } from './until.ts'
import { withClient } from './with-client.ts'

// A PostgreSQL primary and its streaming replica, both from the embedded database's programs. The replica starts from the new
// data folder, copied before its first start, because the package lacks pg_basebackup.

export type PairedServer = {
  /** Address of the database `chowk`, as its superuser. */
  url: string
  socketPath: string
  /** Stops immediately, as if the machine were gone. */
  kill: () => Promise<void>
}

export type StreamingPair = { primary: PairedServer; replica: PairedServer; drop: () => Promise<void> }

const replicating = {
  wal_level: 'replica',
  max_wal_senders: '10',
  max_connections: '200',
  wal_receiver_status_interval: '1s',
}

export async function startStreamingPair(durability: Durability): Promise<StreamingPair> {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-pair-'))
  // As root, the servers run under an account that needs access to the folder.
  chmodSync(folder, 0o755)
  const location = findDataLocation(folder, () => undefined)
  const programs = findBinaries(location.account, () => undefined)
  await createCluster({ location, programs, durability })
  const replicaPlace = { ...location, cluster: join(location.home, 'replica') }
  makeReplica(location, replicaPlace)
  const [primary, replica] = await Promise.all([
    startServer(location, { programs, durability }),
    startServer(replicaPlace, { programs, durability }),
  ])
  await withClient(urlOf(location, 'postgres'), client => client.query('create database chowk'))
  await untilReplayed(urlOf(location, 'postgres'), urlOf(replicaPlace, 'postgres'))
  const drop = async () => {
    await Promise.all([primary.kill(), replica.kill()])
    rmSync(location.home, { recursive: true, force: true })
  }
  return { primary, replica, drop }
}

/** Waits until the replica has replayed everything that the primary has written so far. */
export async function untilReplayed(primaryUrl: string, copyUrl: string): Promise<void> {
  const { rows } = await withClient(primaryUrl, client =>
    client.query('select pg_current_wal_insert_lsn() as at'),
  )
  await withClient(copyUrl, async client => {
    const reached = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached'
    await until('the replica has replayed the changes', async () => {
      return (await client.query(reached, [rows[0].at])).rows[0].reached
    })
  })
}

function makeReplica(location: DataLocation, replica: DataLocation): void {
  const copied = spawnSync('cp', ['-a', location.cluster, replica.cluster], { cwd: '/', encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(copied.stderr)
  const signal = join(replica.cluster, 'standby.signal')
  writeFileSync(signal, '')
  if (replica.account) chownSync(signal, replica.account.uid, replica.account.gid)
  const source = `host=${location.cluster} user=${superuser} password=${readPassword(location.home)}`
  appendFileSync(join(replica.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
}

async function startServer(
  location: DataLocation,
  { programs, durability }: { programs: string; durability: Durability },
): Promise<PairedServer> {
  const settings = Object.entries({ ...replicating, unix_socket_directories: location.cluster })
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    [
      '-D',
      location.cluster,
      ...serverArguments(durability),
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...spawnAs(location.account),
      cwd: location.cluster,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    complaints = (complaints + text).slice(-2_000)
  })
  await untilAnswers(location, child).catch(error => {
    throw new Error(complaints, { cause: error })
  })
  const kill = async () => void (await endProcess(child, 'SIGQUIT'))
  return { url: urlOf(location, 'chowk'), socketPath: join(location.cluster, '.s.PGSQL.5432'), kill }
}

async function untilAnswers(location: DataLocation, child: ChildProcess): Promise<void> {
  await until(`PostgreSQL in ${location.cluster} has started`, () => {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL in ${location.cluster} ended with ${child.exitCode}`)
    return !isStarting(location.cluster, child.pid ?? 0)
  })
}

function urlOf(location: DataLocation, database: string): string {
  const host = encodeURIComponent(location.cluster)
  return `postgres://${superuser}:${readPassword(location.home)}@localhost/${database}?host=${host}`
}
