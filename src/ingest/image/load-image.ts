import { createLimiter, type Limiter } from '../../concurrency/limiter.ts'
import type { Changes } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import type { ImageUse, ImageVariant } from '../../domain/images/image.ts'
import { findArticleOfImage, findImage, isImageShown } from '../../domain/images/image-queries.ts'
import { isSignatureOf } from '../../domain/images/signed-image.ts'
import { getSigningKey } from '../../domain/installation/installation.ts'
import { type Failed, type FetchedImage, fetchImage, type ImageDeps, planImageRetry } from './fetch-image.ts'
import type { ImageCache } from './image-cache.ts'

type LoadedImage =
  /** `isSmaller`: the smaller file is returned because this machine lacks the requested width. */
  { ok: true; body: Buffer; isSmaller: boolean } | { ok: false; reason: 'not-signed' | 'not-found' | 'busy' }

type ImageRequest = { id: string; signature: string; variant: ImageVariant }

export type LoadImage = (request: ImageRequest) => Promise<LoadedImage>

// Each machine fetches its missing files, so few at a time that readers of one old page do not flood an outlet's server.
const atOnceMax = 4
const waitingMax = 48

// About a megabyte; an attacker can fill it, but no more.
const failuresMax = 10_000

type Deps = ImageDeps & { db: Db; cache: ImageCache; now: () => Date; changes: Changes }

/**
 * Loads an image for a reader: from this machine's files, or by one guarded fetch that concurrent requests share, of an image
 * that we signed and a worker has fetched. A failure is remembered only here: another machine may have the file.
 */
export function createLoadImage(deps: Deps): LoadImage {
  const flights = new Map<string, Promise<FetchedImage | null>>()
  const limiter = createLimiter(atOnceMax)
  const hostLimiters = new Map<string, Limiter>()
  const failures = createFailures(deps.now)
  const readKey = createReadKey(deps)
  const isShown = createIsShown(deps)

  async function load(id: string, use: ImageUse): Promise<FetchedImage | null> {
    const image = await findImage(deps.db, id)
    if (image?.status !== 'ready') return null
    const host = URL.parse(image.url)?.host ?? ''
    const hostLimiter = hostLimiters.get(host) ?? createLimiter(1)
    hostLimiters.set(host, hostLimiter)
    const { url } = image
    const findArticleUrl = () => findArticleOfImage(deps.db, url)
    const fetched = await hostLimiter.run(() =>
      limiter.run(() => fetchImage(deps, { url, use, findArticleUrl })),
    )
    if (fetched.ok) await deps.cache.keep(id, fetched.files)
    else failures.add(flightOf(id, use), fetched)
    return fetched
  }

  /** Drawn at the first request, because few pictures are ever shared. */
  async function drawShare(request: ImageRequest): Promise<FetchedImage | null> {
    const largest = await loadImage({ ...request, variant: '960' })
    const encoded = largest.ok ? await deps.encodeImage(largest.body, 'share') : null
    if (!encoded?.ok) return null
    await deps.cache.keep(request.id, encoded.files)
    return encoded
  }

  const loadImage: LoadImage = async request => {
    if (!isSignatureOf(await readKey(), request)) return { ok: false, reason: 'not-signed' }
    const { id, variant } = request
    if (!(await isShown(id))) return { ok: false, reason: 'not-found' }
    const kept = await findKept(deps.cache, { id, variant })
    if (kept) return kept
    const use = variant === 'icon' || variant === 'share' ? variant : 'picture'
    const flight = flightOf(id, use)
    if (failures.isResting(flight)) return { ok: false, reason: 'not-found' }
    const known = flights.get(flight)
    if (!known && flights.size >= waitingMax) return { ok: false, reason: 'busy' }
    const loading =
      known ??
      (use === 'share' ? drawShare(request) : load(id, use)).finally(() => {
        flights.delete(flight)
        if (flights.size === 0) hostLimiters.clear()
      })
    flights.set(flight, loading)
    const fetched = await loading
    const files = fetched?.ok ? fetched.files : new Map<ImageVariant, Buffer>()
    return toLoaded(files.get(variant), files.get(fallbackFor(variant))) ?? { ok: false, reason: 'not-found' }
  }
  return loadImage
}

async function findKept(
  cache: ImageCache,
  { id, variant }: { id: string; variant: ImageVariant },
): Promise<LoadedImage | null> {
  const body = await cache.find(id, variant)
  return toLoaded(body, body || variant !== '960' ? null : await cache.find(id, fallbackFor(variant)))
}

const fallbackFor = (variant: ImageVariant): ImageVariant => (variant === '960' ? '640' : variant)

function toLoaded(body: Buffer | null | undefined, smaller: Buffer | null | undefined): LoadedImage | null {
  if (body) return { ok: true, body, isSmaller: false }
  return smaller ? { ok: true, body: smaller, isSmaller: true } : null
}

function flightOf(id: string, use: ImageUse | 'share'): string {
  return `${use}/${id}`
}

/** Pictures that this process failed to fetch again, and when it may retry each. */
function createFailures(now: () => Date) {
  const failures = new Map<string, { count: number; nextTryAt: Date | null }>()
  const isResting = (flight: string) => {
    const failure = failures.get(flight)
    return failure !== undefined && (failure.nextTryAt === null || failure.nextTryAt > now())
  }
  const add = (flight: string, failed: Failed) => {
    const count = failures.get(flight)?.count ?? 0
    if (failures.size >= failuresMax) failures.clear()
    const nextTryAt = planImageRetry(failed, { failures: count, now: now() })
    failures.set(flight, { count: count + 1, nextTryAt })
  }
  return { isResting, add }
}

/**
 * Asks once for each picture, and again after a change that may take one away, such as a take-down or a poll. While the database
 * is away, the files of this machine are served.
 */
function createIsShown({ db, changes }: Pick<Deps, 'db' | 'changes'>): (id: string) => Promise<boolean> {
  let shown = new Set<string>()
  changes.subscribe((_change, pace) => {
    if (pace !== 'adding') shown = new Set()
  })
  return async id => {
    const known = shown
    if (known.has(id)) return true
    const found = await isImageShown(db, id).catch(() => null)
    if (found) known.add(id)
    return found !== false
  }
}

/** Reads the key once, and again after a `reset`: a restore replaces it by the key of the archive. */
function createReadKey({ db, changes }: Pick<Deps, 'db' | 'changes'>): () => Promise<string> {
  let key: Promise<string> | null = null
  changes.subscribe(change => {
    if (change === 'reset') key = null
  })
  return () => {
    key ??= getSigningKey(db, 'image-key').catch((error: unknown) => {
      key = null
      throw error
    })
    return key
  }
}
