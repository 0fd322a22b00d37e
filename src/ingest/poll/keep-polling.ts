import { type PollerOptions, pollDueFeeds } from './poll-due-feeds.ts'
import type { PollDeps } from './poll-outcome.ts'

// How late a poll may be at most. One cheap query each time.
const idleMs = 5_000

/** Polls what is due, now and whenever something is, until aborted. A database that is away is waited for. */
export async function keepPolling(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { signal } = options
  while (!signal.aborted) {
    try {
      await pollDueFeeds(deps, options)
    } catch (error) {
      deps.log.error({ err: error }, 'polling met an error and goes on in a moment')
    }
    await wait(idleMs, signal)
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const onAbort = () => resolve()
  signal.addEventListener('abort', onAbort, { once: true })
  await promise
  clearTimeout(timer)
  signal.removeEventListener('abort', onAbort)
}
