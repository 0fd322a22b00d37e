import type { Db } from '../../database/connect.ts'
import type { ImageUse, ImageVariant } from '../../domain/images/image.ts'
import { findImage } from '../../domain/images/image-queries.ts'
import { isSignatureOf } from '../../domain/images/image-signature.ts'
import { getSigningKey } from '../../domain/installation/get-signing-key.ts'
import { createWorkGate, type WorkGate } from '../fetch/work-gate.ts'
import { type FetchedImage, fetchImage, type ImageDeps } from './fetch-image.ts'
import type { ImageCache } from './image-cache.ts'
import { type Failed, planImageRetry } from './record-image-failure.ts'

export type LoadedImage =
  /** `isSmaller`: stands in for a width that this machine does not have. */
  { ok: true; body: Buffer; isSmaller: boolean } | { ok: false; reason: 'not-signed' | 'not-found' | 'busy' }

export type LoadImage = (asked: {
  id: string
  signature: string
  variant: ImageVariant
}) => Promise<LoadedImage>

type LoadDeps = ImageDeps & { db: Db; cache: ImageCache; now: () => Date }

// Each machine has files of its own. It fetches those it lacks, this many at once: readers of one old page
// must not make us a crowd at somebody's door.
const atOnceMax = 4
const waitingMax = 48

// A megabyte, and an attacker's patience.
const failuresMax = 10_000

/**
 * An image for a reader: from this machine's files, else fetched once more through the guarded fetch, one time for
 * however many ask. Only what a worker has found good before, and what we signed, is ever fetched. A fetch that fails is
 * this process's own business: another machine may have the file, and its pages go on showing it.
 */
export function createLoadImage(deps: LoadDeps): LoadImage {
  const flights = new Map<string, Promise<FetchedImage | null>>()
  const gate = createWorkGate(atOnceMax)
  const hostGates = new Map<string, WorkGate>()
  const failures = createFailures(deps.now)
  const readKey = createReadKey(deps.db)

  async function load(id: string, use: ImageUse): Promise<FetchedImage | null> {
    const image = await findImage(deps.db, id)
    if (image?.status !== 'ready') return null
    const host = URL.parse(image.url)?.host ?? ''
    const hostGate = hostGates.get(host) ?? createWorkGate(1)
    hostGates.set(host, hostGate)
    const fetched = await hostGate(() => gate(() => fetchImage(deps, { url: image.url, use })))
    if (fetched.ok) await deps.cache.keep(id, fetched.files)
    else failures.add(flightOf(id, use), fetched)
    return fetched
  }

  return async asked => {
    if (!isSignatureOf(await readKey(), asked)) return { ok: false, reason: 'not-signed' }
    const { id, variant } = asked
    const kept = await findKept(deps.cache, { id, variant })
    if (kept) return kept
    const use: ImageUse = variant === 'icon' ? 'icon' : 'picture'
    const flight = flightOf(id, use)
    if (failures.isResting(flight)) return { ok: false, reason: 'not-found' }
    const known = flights.get(flight)
    if (!known && flights.size >= waitingMax) return { ok: false, reason: 'busy' }
    const loading =
      known ??
      load(id, use).finally(() => {
        flights.delete(flight)
        if (flights.size === 0) hostGates.clear()
      })
    flights.set(flight, loading)
    const fetched = await loading
    const files = fetched?.ok ? fetched.files : new Map<ImageVariant, Buffer>()
    return take(files.get(variant), files.get(inPlaceOf(variant))) ?? { ok: false, reason: 'not-found' }
  }
}

async function findKept(
  cache: ImageCache,
  { id, variant }: { id: string; variant: ImageVariant },
): Promise<LoadedImage | null> {
  const body = await cache.find(id, variant)
  return take(body, body || variant !== '960' ? null : await cache.find(id, inPlaceOf(variant)))
}

const inPlaceOf = (variant: ImageVariant): ImageVariant => (variant === '960' ? '640' : variant)

function take(body: Buffer | null | undefined, smaller: Buffer | null | undefined): LoadedImage | null {
  if (body) return { ok: true, body, isSmaller: false }
  return smaller ? { ok: true, body: smaller, isSmaller: true } : null
}

function flightOf(id: string, use: ImageUse): string {
  return `${use}/${id}`
}

/** Pictures that this process could not fetch again, and when it may retry each. */
function createFailures(now: () => Date) {
  const failures = new Map<string, { count: number; nextTryAt: Date | null }>()
  const isResting = (flight: string) => {
    const failure = failures.get(flight)
    return failure !== undefined && (failure.nextTryAt === null || failure.nextTryAt > now())
  }
  const add = (flight: string, failed: Failed) => {
    const count = failures.get(flight)?.count ?? 0
    if (failures.size >= failuresMax) failures.clear()
    failures.set(flight, {
      count: count + 1,
      nextTryAt: planImageRetry(failed, { failures: count, now: now() }),
    })
  }
  return { isResting, add }
}

function createReadKey(db: Db): () => Promise<string> {
  let key: Promise<string> | null = null
  return () => {
    key ??= getSigningKey(db, 'image-key').catch((error: unknown) => {
      key = null
      throw error
    })
    return key
  }
}
