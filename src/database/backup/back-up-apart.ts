import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./backup-process.ts', import.meta.url))

const reasonLengthMax = 4_000

/**
 * The archive of `backUp`, made by a process of its own: reading and compressing every row for seconds would make the pages of
 * this one wait. Throws with that process's reason if the archive ends before its seal.
 */
export async function* backUpApart({
  url,
  dataDir,
  now,
}: {
  url: string
  dataDir: string
  now: Date
}): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', script, now.toISOString()], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With a session of its own it can give way to this process (concurrency/give-way.ts).
    detached: true,
  })
  let reason = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    reason = (reason + text).slice(0, reasonLengthMax)
  })
  const ended = once(child, 'close')
  // If it could not start, its output ends without a byte, and the line that waits for its end throws why.
  ended.catch(() => undefined)
  try {
    yield* child.stdout
    const [code, signal] = await ended
    if (code !== 0) throw new Error(reason || `The backup's process ended: ${signal ?? code}`)
  } finally {
    child.kill('SIGKILL')
  }
}
