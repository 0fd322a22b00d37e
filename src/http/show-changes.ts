import { type ChangeOrReset, type Changes, createAudience } from '../database/changes.ts'
import type { PageCache } from './page-cache.ts'

export type ShownChanges = { subscribe: (listener: (change: ChangeOrReset) => void) => () => void }

type Showing = ShownChanges & {
  /** Shows a change without a write: a scheduled time has come. */
  show: (change: ChangeOrReset) => void
  close: () => void
}

// While a thousand feeds were read for the first time, sixteen polls a second touched the front page, so every request
// rendered it again. A change waits at most for the renewal that is running (page-cache.ts), for this and for its own
// renewal: a page of before is at most a second old.
const gatherMs = 250

/**
 * Notifies subscribers only after the cache is up to date, so a page that reloads itself is never older. Gathers bursts; a
 * change that only adds ends the gathering.
 */
export function showChanges({
  changes,
  cache,
  wait,
}: {
  changes: Changes
  cache: Pick<PageCache, 'drop' | 'catchUp'>
  wait: (ms: number) => Promise<void>
}): Showing {
  const audience = createAudience<[ChangeOrReset]>()
  const gathered = new Set<ChangeOrReset>()
  let isShowing = false
  let hurry = Promise.withResolvers<void>()

  const unsubscribe = changes.subscribe((change, pace) => {
    if (pace === 'at-once') return show(change)
    gathered.add(change)
    if (pace === 'adding') hurry.resolve()
    if (!isShowing) void showGathered()
  })

  function show(change: ChangeOrReset): void {
    cache.drop(change)
    audience.notify(change)
  }

  async function showGathered(): Promise<void> {
    isShowing = true
    while (gathered.size > 0) {
      await Promise.race([hurry.promise, wait(gatherMs)])
      hurry = Promise.withResolvers()
      const batch = [...gathered]
      gathered.clear()
      await cache.catchUp(batch)
      for (const change of batch) audience.notify(change)
    }
    isShowing = false
  }

  return { subscribe: audience.subscribe, show, close: unsubscribe }
}
