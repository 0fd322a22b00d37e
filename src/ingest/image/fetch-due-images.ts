import type { Logger } from 'pino'
import { createLimiter } from '../../concurrency/limiter.ts'
import { announceNewsTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { keepWorking } from '../../database/keep-working.ts'
import {
  claimImage,
  type DueImage,
  listDueImages,
  markImageReady,
  releaseImage,
  setAsideImages,
} from '../../domain/images/image-queries.ts'
import { signImage } from '../../domain/images/signed-image.ts'
import { getSigningKey } from '../../domain/installation/installation.ts'
import { fetchImage, type ImageDeps, recordImageFailure } from './fetch-image.ts'
import type { ImageCache } from './image-cache.ts'

export type DueImageDeps = ImageDeps & { db: Db; cache: ImageCache; now: () => Date }

type ImageCounts = { ready: number; failed: number }

// Longer than a fetch and a decoding can take together.
const claimMs = 60_000
const atOnceMax = 200
// Polls come first: up to 32 of them are in flight.
const hostsMax = 4
// An announcement renders every page of a category again, so images are announced together.
const announceEveryMs = 10_000

/** Fetches missing images of the newest links, one at a time per host, and announces them together. Several workers may run this. */
export async function fetchDueImages(deps: DueImageDeps, signal: AbortSignal): Promise<ImageCounts> {
  await setAsideImages(deps.db, deps.now())
  const due = await listDueImages(deps.db, { now: deps.now(), limit: atOnceMax })
  if (due.length === 0) return { ready: 0, failed: 0 }
  const key = await getSigningKey(deps.db, 'image-key')
  const announcer = createAnnouncer(deps.db)
  const counts = { ready: 0, failed: 0 }
  const { run } = createLimiter(hostsMax)
  const fetchFromHost = async (images: DueImage[]) => {
    for (const image of images) {
      if (signal.aborted) return
      const outcome = await fetchOne(deps, { image, key, signal })
      if (outcome === 'ready') await announcer.add(image.categoryIds)
      if (outcome === 'busy' || outcome === 'released') return
      counts[outcome === 'ready' ? 'ready' : 'failed'] += 1
      if (outcome === 'refused') return
    }
  }
  const [fresh, suspects] = [due.filter(isFresh), due.filter(image => !isFresh(image))]
  const byHost = Map.groupBy(fresh, image => hostOf(image.url))
  const fetching = [...byHost.values()].map(images => run(() => fetchFromHost(images)))
  try {
    await Promise.all(fetching)
    // Suspects are fetched one at a time, so that one that kills the process interrupts an innocent image once at most.
    for (const image of suspects) await fetchFromHost([image])
  } finally {
    await Promise.allSettled(fetching)
    await announcer.flush()
  }
  return counts
}

function isFresh({ openAttempts }: DueImage): boolean {
  return openAttempts === 0
}

/** `busy`: another worker has claimed this host. `refused`: the host throttles or refuses us. `released`: the worker is stopping. */
async function fetchOne(
  deps: DueImageDeps,
  { image, key, signal }: { image: DueImage; key: string; signal: AbortSignal },
): Promise<'ready' | 'failed' | 'refused' | 'busy' | 'released'> {
  const { id, url, use, articleUrl } = image
  const now = deps.now()
  const claim = { id, url, host: hostOf(url), signature: signImage(key, id) }
  const until = new Date(now.getTime() + claimMs)
  if (!(await claimImage(deps.db, claim, { now, until }))) return 'busy'
  const fetched = await fetchImage(deps, { url, use, findArticleUrl: async () => articleUrl }, signal)
  if (fetched.ok && (await deps.cache.keep(id, fetched.files))) {
    await markImageReady(deps.db, id, deps.now())
    return 'ready'
  }
  if (signal.aborted) {
    await releaseImage(deps.db, id, deps.now())
    return 'released'
  }
  const failed = fetched.ok ? { failure: 'disk' as const } : fetched
  await recordImageFailure(deps, id, failed)
  return failed.failure === 'throttled' || failed.failure === 'forbidden' ? 'refused' : 'failed'
}

function createAnnouncer(db: Db) {
  const waiting = new Set<string>()
  let lastMs = performance.now()
  const flush = async () => {
    lastMs = performance.now()
    const categoryIds = [...waiting]
    waiting.clear()
    if (categoryIds.length > 0) await announceNewsTogether(db, categoryIds)
  }
  const add = async (categoryIds: string[]) => {
    for (const id of categoryIds) waiting.add(id)
    if (performance.now() - lastMs > announceEveryMs) await flush()
  }
  return { add, flush }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

// The longest delay of a picture. Each round costs one query of a few milliseconds.
const idleMs = 5_000

export async function keepFetchingImages(
  deps: DueImageDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  await deps.cache.sweep()
  const work = async () => {
    const counts = await fetchDueImages(deps, signal)
    if (counts.ready + counts.failed > 0) deps.log.debug(counts, 'images fetched')
  }
  await keepWorking(work, { everyMs: idleMs, name: 'fetching images', log: deps.log, signal })
}
