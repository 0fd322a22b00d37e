import { type PollerOptions, pollDueFeeds } from './poll-due-feeds.ts'
import type { PollDeps } from './poll-outcome.ts'

// The longest delay of a due poll. Each round costs one cheap query.
const idleMs = 5_000

/** Polls due feeds now and as they become due, until aborted. Waits while the database is unreachable. */
export async function keepPolling(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { signal } = options
  while (!signal.aborted) {
    try {
      await pollDueFeeds(deps, options)
    } catch (error) {
      deps.log.error({ err: error }, 'polling failed and will be retried')
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
