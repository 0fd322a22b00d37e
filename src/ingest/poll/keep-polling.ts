import { keepWorking } from '../../database/keep-working.ts'
import { type PollerOptions, pollDueFeeds } from './poll-due-feeds.ts'
import type { PollDeps } from './poll-outcome.ts'

// The longest delay of a due poll. Each round costs one cheap query.
const idleMs = 5_000

/** Polls due feeds now and as they become due, until aborted. Waits while the database is unreachable. */
export async function keepPolling(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { log } = deps
  const { signal } = options
  await keepWorking(() => pollDueFeeds(deps, options), { everyMs: idleMs, name: 'polling', log, signal })
}
