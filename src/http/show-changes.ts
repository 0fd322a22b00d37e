import { createAudience } from '../database/audience.ts'
import type { ChangeOrReset, Changes } from '../database/changes.ts'
import type { PageCache } from './page-cache.ts'

export type ShownChanges = { subscribe: (listener: (change: ChangeOrReset) => void) => () => void }

type Showing = ShownChanges & {
  /** Shows a change without a write: a scheduled time has come. */
  show: (change: ChangeOrReset) => void
  close: () => void
}

// While a thousand feeds were read for the first time, sixteen polls a second touched the front page, so every request
// rendered it again. Open pages are still notified of a change within a second.
const gatherMs = 250

/** Notifies subscribers only after the cache is up to date, so a page that reloads itself is never older. Gathers bursts. */
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

  const unsubscribe = changes.subscribe((change, pace) => {
    if (pace === 'together') {
      gathered.add(change)
      if (!isShowing) void showGathered()
    } else {
      show(change)
    }
  })

  function show(change: ChangeOrReset): void {
    cache.drop(change)
    audience.notify(change)
  }

  async function showGathered(): Promise<void> {
    isShowing = true
    while (gathered.size > 0) {
      await wait(gatherMs)
      const batch = [...gathered]
      gathered.clear()
      await cache.catchUp(batch)
      for (const change of batch) audience.notify(change)
    }
    isShowing = false
  }

  return { subscribe: audience.subscribe, show, close: unsubscribe }
}
