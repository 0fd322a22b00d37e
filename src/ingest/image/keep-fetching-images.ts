import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pruneImages } from '../../domain/images/image-queries.ts'
import { type DueImageDeps, fetchDueImages } from './fetch-due-images.ts'

// How late a picture may be: one query of a few milliseconds each time.
const idleMs = 5_000
const pruneEveryMs = 24 * 3_600_000

/** Fetches what pages want, now and whenever links come, until aborted. A database that is away is waited for. */
export async function keepFetchingImages(
  deps: DueImageDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let prunedAtMs = performance.now()
  await deps.cache.sweep()
  while (!signal.aborted) {
    try {
      const counts = await fetchDueImages(deps, signal)
      if (counts.ready + counts.failed > 0) deps.log.debug(counts, 'images fetched')
      if (performance.now() - prunedAtMs > pruneEveryMs) {
        prunedAtMs = performance.now()
        await pruneImages(deps.db, deps.now())
      }
    } catch (error) {
      deps.log.error({ err: error }, 'fetching images met an error and goes on in a moment')
    }
    await wait(idleMs, undefined, { signal }).catch(() => undefined)
  }
}
