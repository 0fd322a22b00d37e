import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProcess, startProcess } from './start-process.ts'

export type Machine = {
  dataDir: string
  /** Sends a request to its web process and does not follow redirects. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  web: RunningProcess
  startWorker: () => Promise<RunningProcess>
  stop: () => Promise<void>
}

/** Simulates a machine: a web process and, on request, workers, with one DATA_DIR and a clock that may be wrong. */
export async function startMachine(
  databaseUrl: string,
  { skewMs = 0, fetchAllow = '127.0.0.1' }: { skewMs?: number; fetchAllow?: string } = {},
): Promise<Machine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-machine-'))
  chmodSync(dataDir, 0o755)
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    FETCH_ALLOW: fetchAllow,
    ...(skewMs === 0 ? {} : { CLOCK_SKEW_MS: String(skewMs) }),
  }
  const web = await startProcess('web', env)
  const workers: RunningProcess[] = []
  return {
    dataDir,
    web,
    ask: (path, init = {}) => fetch(web.url + path, { redirect: 'manual', ...init }),
    startWorker: async () => {
      const worker = await startProcess('worker', env)
      workers.push(worker)
      return worker
    },
    stop: async () => {
      await Promise.all([web, ...workers].map(running => running.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
