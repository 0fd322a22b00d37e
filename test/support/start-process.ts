import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processEnvironment } from './process-environment.ts'

export type RunningProcess = { url: string; stop: () => Promise<void>; kill: () => Promise<void> }

// A start takes a second or two; a busy machine needs more.
const readyWithinMs = 90_000

const ownRoot = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Starts `src/web.ts` or `src/worker.ts` as `npm start` does, and waits until it reports that it is ready. `root`: the folder
 * of the project.
 */
export async function startProcess(
  name: 'web' | 'worker',
  env: NodeJS.ProcessEnv,
  root = ownRoot,
): Promise<RunningProcess> {
  const path = join(root, 'src', `${name}.ts`)
  const { LATE_REQUESTS_MS, LATE_ANSWERS_MS } = process.env
  const child = fork(path, {
    env: {
      ...processEnvironment,
      LATE_REQUESTS_MS,
      LATE_ANSWERS_MS,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      METRICS_PORT: 'off',
      ...env,
    },
    execArgv: [...(name === 'web' ? slowNetwork() : []), ...wrongClock(env)],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', chunk => output.push(chunk))
  child.stderr?.on('data', chunk => output.push(chunk))
  const url = await untilReady(child).catch(() => {
    child.kill('SIGKILL')
    throw new Error(`${name} did not start:\n${Buffer.concat(output).toString('utf8')}`)
  })
  const end = async (signal: NodeJS.Signals) => void (await endProcess(child, signal))
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Simulates a slow network if LATE_REQUESTS_MS or LATE_ANSWERS_MS (CONTRIBUTING) is set. */
function slowNetwork(): string[] {
  const isSlow = ['LATE_REQUESTS_MS', 'LATE_ANSWERS_MS'].some(name => process.env[name])
  return isSlow ? ['--import', new URL('slow-network.ts', import.meta.url).href] : []
}

function wrongClock(env: NodeJS.ProcessEnv): string[] {
  return env.CLOCK_SKEW_MS ? ['--import', new URL('skewed-clock.ts', import.meta.url).href] : []
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(reject, readyWithinMs)
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type !== 'ready') return
      clearTimeout(deadline)
      resolve(message.url ?? '')
    })
    child.once('exit', reject)
    child.once('error', reject)
  })
}

/** Ends a child process, if it has not ended; returns its exit code. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}
