import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { borrowEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts'

type Chowk = { origin: string; pid: number; readyMs: number; stop: () => Promise<void> }

/** A data folder for one bench; `drop` removes it. */
export function makeDataFolder(name: string): { dataDir: string; drop: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), `chowk-bench-${name}-`))
  // As root, the database runs under an account that needs access to the folder.
  chmodSync(dataDir, 0o755)
  return { dataDir, drop: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** The address of a running Chowk's embedded database. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  return (await borrowEmbeddedPostgres({ dataDir, log: () => undefined })).url
}

/** All of Chowk as `npm start` runs it, including the database, on a free port. `within`: a command that starts it. */
export async function startChowk(
  dataDir: string,
  { env = {}, within = [] }: { env?: Record<string, string>; within?: string[] } = {},
): Promise<Chowk> {
  const startedAt = performance.now()
  const main = fileURLToPath(new URL('../build/server/main.js', import.meta.url))
  const [command = '', ...args] = [...within, process.execPath, main]
  const child = spawn(command, args, {
    env: {
      ...env,
      PATH: process.env.PATH,
      // As bin/setup.mjs sets it.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
      DATA_DIR: dataDir,
      PORT: '0',
      METRICS_PORT: 'off',
      DEMO: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readOrigin(child)
  const readyMs = performance.now() - startedAt
  return { origin, pid: child.pid ?? 0, readyMs, stop: () => stop(child) }
}

async function readOrigin(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const origin = /^Chowk is ready at (\S+)/.exec(line)?.[1]
      if (origin) return origin
    }
  }
  throw new Error('Chowk did not start')
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
