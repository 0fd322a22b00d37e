import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { childEnvironment, childFlags } from '../src/process/supervise-process.ts'

type StartedWeb = { url: string; pid: number; stop: () => Promise<void> }

const webPath = fileURLToPath(new URL('../build/server/web.js', import.meta.url))

/** The web process of the production build, pinned to one processor core. */
export async function startWeb(options: {
  databaseUrl: string
  core: number
  env?: Record<string, string>
}): Promise<StartedWeb> {
  const { databaseUrl, core, env = {} } = options
  const given = {
    ...childEnvironment,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    METRICS_PORT: 'off',
    LOG_LEVEL: 'warn',
  }
  const child = spawn('taskset', ['-c', String(core), process.execPath, ...childFlags.web, webPath], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...given, ...env },
  })
  const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!isReady(ready)) throw new Error('The web process did not start.')
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url: ready.url, pid: child.pid ?? 0, stop }
}

/** Processor time that a process has used so far, user and system. */
export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // Fields 14 and 15 of proc(5), in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory in bytes. */
export function readMemoryBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

function isReady(message: unknown): message is { url: string } {
  return (
    typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string'
  )
}
