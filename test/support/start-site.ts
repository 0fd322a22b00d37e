import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Db } from '../../src/database/connect.ts'
import { cloneDatabase } from './clone-database.ts'
import { freePort } from './free-port.ts'
import { readPristine, restoreRows } from './reset-database.ts'
import { type RunningProcess, startProcess } from './start-process.ts'
import { until } from './until.ts'
import { withClient } from './with-client.ts'

export type Site = {
  origin: string
  db: Db
  databaseUrl: string
  /** The site's files on disk. */
  dataDir: string
  /** Stops the web process, runs `work`, and starts another one on the same port. */
  restart: (work?: () => Promise<void>) => Promise<void>
  /** Runs `work` and lets the web process forget its pages, without the seconds of a restart. */
  refill: (work: () => Promise<void>) => Promise<void>
  /** Returns the database to its state at `settle`, and lets the web process forget its pages. Workers are stopped. */
  reset: () => Promise<void>
  /** The state of now is the one to which `reset` returns. */
  settle: () => Promise<void>
  /** Replaces the web process by that of another release, which is in `folder`. */
  upgrade: (folder: string) => Promise<void>
  /** A worker that may fetch from the given hosts; it is stopped with the site at the latest. */
  startWorker: (fetchAllow: string[]) => Promise<RunningProcess>
  stop: () => Promise<void>
}

/** The production build in a separate process with a separate database. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-site-'))
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env }
  const db = connect({ url: database.url, connectionsMax: 4, applicationName: 'chowk journeys' })
  let web = await startProcess('web', settings)
  const workers: RunningProcess[] = []
  let settled = await withClient(database.url, readPristine)
  return {
    origin: env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
    db,
    databaseUrl: database.url,
    dataDir,
    restart: async work => {
      await web.stop()
      await work?.()
      web = await startProcess('web', settings)
    },
    refill: async work => {
      await work()
      await restartListener(db)
    },
    reset: async () => {
      await Promise.all(workers.splice(0).map(running => running.stop()))
      await withClient(database.url, client => restoreRows(client, settled))
      await restartListener(db)
    },
    settle: async () => {
      settled = await withClient(database.url, readPristine)
    },
    upgrade: async folder => {
      await web.stop()
      web = await startProcess('web', settings, folder)
    },
    startWorker: async fetchAllow => {
      const worker = await startProcess('worker', { ...settings, FETCH_ALLOW: fetchAllow.join(',') })
      workers.push(worker)
      return worker
    },
    stop: async () => {
      await Promise.all([web, ...workers].map(running => running.stop()))
      await db.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A web process that has to listen again drops all pages, as it may have missed changes. */
async function restartListener(db: Db): Promise<void> {
  const listeners = sql`from pg_stat_activity where datname = current_database() and application_name = 'chowk listen'`
  await sql`select pg_terminate_backend(pid, 1000) ${listeners}`.execute(db)
  const isListening = sql`select pid ${listeners} and query ilike 'listen%' and state = 'idle'`
  await until('the web process listens again', async () => (await isListening.execute(db)).rows.length > 0)
}
