import { pause } from '../concurrency/pause.ts'
import { findWriteRefusal } from './database-error.ts'

// After repeated errors a task pauses longer and longer, so that a lasting fault does not fill the disk with log lines.
// This is the longest pause, and so the longest delay after the database is back.
const restMsMax = 10_000

type Schedule = {
  /** The pause after each run. */
  everyMs: number | (() => number)
  /** Names the task in the log: the subject of a sentence. */
  name: string
  log: { error: (details: object, message: string) => void }
  signal: AbortSignal
}

/** Repeats a task of the worker until aborted. Logs errors, such as an unreachable database, and continues after a pause. */
export async function keepWorking(
  work: () => Promise<unknown>,
  { everyMs, name, log, signal }: Schedule,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await work()
      failures = 0
    } catch (err) {
      failures += 1
      // A full disk may last for hours, and log lines would fill it further.
      if (!findWriteRefusal(err)) log.error({ err }, `${name} failed and will be retried`)
    }
    const pauseMs = typeof everyMs === 'number' ? everyMs : everyMs()
    await pause(restMsAfter(failures, pauseMs), signal)
  }
}

/** How long to wait before the next run, after this many consecutive failures. */
export function restMsAfter(failures: number, everyMs: number): number {
  return Math.max(everyMs, Math.min(everyMs * 2 ** failures, restMsMax))
}
