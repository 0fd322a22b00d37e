import { announceNewsTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import {
  claimImage,
  type DueImage,
  listDueImages,
  markImageReady,
  setAsideImages,
} from '../../domain/images/image-queries.ts'
import { signImage } from '../../domain/images/image-signature.ts'
import { getSigningKey } from '../../domain/installation/get-signing-key.ts'
import { createWorkGate } from '../fetch/work-gate.ts'
import { fetchImage, type ImageDeps } from './fetch-image.ts'
import type { ImageCache } from './image-cache.ts'
import { recordImageFailure } from './record-image-failure.ts'

export type DueImageDeps = ImageDeps & { db: Db; cache: ImageCache; now: () => Date }

export type ImageCounts = { ready: number; failed: number }

// Longer than a fetch and a decoding together may take.
const claimMs = 60_000
const atOnceMax = 200
// Polls come first: they may have 32 under way.
const hostsMax = 4
// Every page that shows a category is made anew for its images: not for each of them.
const announceEveryMs = 10_000

/**
 * Fetches what the newest links want, one image at a time of each host, and tells pages of what came, many at once.
 * Any number of workers may do this. Returns what became of those that this call tried.
 */
export async function fetchDueImages(deps: DueImageDeps, signal: AbortSignal): Promise<ImageCounts> {
  await setAsideImages(deps.db, deps.now())
  const due = await listDueImages(deps.db, { now: deps.now(), limit: atOnceMax })
  if (due.length === 0) return { ready: 0, failed: 0 }
  const key = await getSigningKey(deps.db, 'image-key')
  const announcer = createAnnouncer(deps.db)
  const counts = { ready: 0, failed: 0 }
  const hostGate = createWorkGate(hostsMax)
  const visitHost = async (images: DueImage[]) => {
    for (const image of images) {
      if (signal.aborted) return
      const outcome = await fetchOne(deps, { image, key, signal })
      if (outcome === 'ready') await announcer.add(image.categoryIds)
      if (outcome === 'ready' || outcome === 'failed') counts[outcome] += 1
      else return
    }
  }
  const [fresh, suspects] = [due.filter(isFresh), due.filter(image => !isFresh(image))]
  const byHost = Map.groupBy(fresh, image => hostOf(image.url))
  await Promise.all([...byHost.values()].map(images => hostGate(() => visitHost(images))))
  // Each alone: one that ends the process takes no innocent one with it twice.
  for (const image of suspects) await visitHost([image])
  await announcer.flush()
  return counts
}

function isFresh({ openAttempts }: DueImage): boolean {
  return openAttempts === 0
}

type Task = { image: DueImage; key: string; signal: AbortSignal }

/** `busy`: another worker is with this host. `resting`: it asks to be left alone, or we are stopping. */
async function fetchOne(
  deps: DueImageDeps,
  { image, key, signal }: Task,
): Promise<'ready' | 'failed' | 'busy' | 'resting'> {
  const { id, url, use } = image
  const now = deps.now()
  const claim = { id, url, host: hostOf(url), signature: signImage(key, id) }
  const until = new Date(now.getTime() + claimMs)
  if (!(await claimImage(deps.db, claim, { now, until }))) return 'busy'
  const fetched = await fetchImage(deps, { url, use }, signal)
  if (fetched.ok && (await deps.cache.keep(id, fetched.files))) {
    await markImageReady(deps.db, id, deps.now())
    return 'ready'
  }
  const failed = fetched.ok ? { failure: 'disk' as const } : fetched
  await recordImageFailure(deps, id, failed)
  return failed.failure === 'throttled' || failed.failure === 'cancelled' ? 'resting' : 'failed'
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
