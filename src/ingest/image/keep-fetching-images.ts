import type { Logger } from 'pino'
import { keepWorking } from '../../database/keep-working.ts'
import { pruneImages } from '../../domain/images/image-queries.ts'
import { type DueImageDeps, fetchDueImages } from './fetch-due-images.ts'

// The longest delay of a picture. Each round costs one query of a few milliseconds.
const idleMs = 5_000
const pruneEveryMs = 24 * 3_600_000

/** Fetches due images now and as new links arrive, until aborted. */
export async function keepFetchingImages(
  deps: DueImageDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let prunedAtMs = performance.now()
  await deps.cache.sweep()
  const work = async () => {
    const counts = await fetchDueImages(deps, signal)
    if (counts.ready + counts.failed > 0) deps.log.debug(counts, 'images fetched')
    if (performance.now() - prunedAtMs <= pruneEveryMs) return
    prunedAtMs = performance.now()
    await pruneImages(deps.db, deps.now())
  }
  await keepWorking(work, { everyMs: idleMs, name: 'fetching images', log: deps.log, signal })
}
