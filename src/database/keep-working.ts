import { setTimeout as wait } from 'node:timers/promises'
import { findWriteRefusal } from './write-refusal.ts'

// After errors alone a task rests longer and longer, so that a lasting fault does not fill the disk with log lines. A
// database that comes back is used again within this time.
const restMsMax = 10_000

type Schedule = {
  /** The pause after each run. */
  everyMs: number | (() => number)
  /** For the log: the subject of a sentence. */
  name: string
  log: { error: (details: object, message: string) => void }
  signal: AbortSignal
}

/** Repeats a task of the worker until aborted. An error is logged and the task goes on; a database that is away is waited for. */
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
      // A full disk lasts for hours, and lines about it would fill it further.
      if (!findWriteRefusal(err)) log.error({ err }, `${name} met an error and goes on in a moment`)
    }
    const pauseMs = typeof everyMs === 'number' ? everyMs : everyMs()
    await wait(restMsAfter(failures, pauseMs), undefined, { signal }).catch(() => undefined)
  }
}

/** How long to wait before the next run, after so many failures without a success between them. */
export function restMsAfter(failures: number, everyMs: number): number {
  return Math.max(everyMs, Math.min(everyMs * 2 ** failures, restMsMax))
}
