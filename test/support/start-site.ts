import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Db } from '../../src/database/connect.ts'
import { cloneDatabase } from './clone-database.ts'
import { freePort } from './free-port.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

export type Site = {
  origin: string
  db: Db
  databaseUrl: string
  /** Its files on disk. */
  dataDir: string
  /** Stops the web process and starts another one on the same port, `work` in between. */
  restart: (work?: () => Promise<void>) => Promise<void>
  /** A worker that may ask the given hosts; stopped with the site at the latest. */
  startWorker: (fetchAllow: string[]) => Promise<RunningProcess>
  stop: () => Promise<void>
}

/** The production build as a process of its own, over a database of its own. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-site-'))
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env }
  const db = connect({ url: database.url, connectionsMax: 4, applicationName: 'chowk journeys' })
  let web = await startProcess('web', settings)
  const workers: RunningProcess[] = []
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
