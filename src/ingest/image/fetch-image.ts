import type { Db } from '../../database/connect.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import type { ImageUse, ImageVariant } from '../../domain/images/image.ts'
import { countImageFailures, markImageFailed } from '../../domain/images/image-queries.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { EncodedImage, ImageProblem } from './encode-image.ts'

/** Every reason why another site's image cannot become one of ours. */
type ImageFailure = FetchFailure | ImageProblem | 'disk'

export type FetchedImage =
  | { ok: true; files: Map<ImageVariant, Buffer> }
  | { ok: false; failure: ImageFailure; retryAfterMs?: number }

export type ImageDeps = {
  /** Must reach only the public web, because the addresses come from other sites. */
  fetch: SafeFetch
  encodeImage: (body: Buffer, use: ImageUse | 'share') => Promise<EncodedImage>
}

const bytesMax = 10 * 2 ** 20
const deadlineMs = 15_000
const accept = 'image/webp, image/jpeg, image/png, image/avif;q=0.9, image/gif;q=0.8'
const iconAccept = `${accept}, image/x-icon;q=0.7, image/svg+xml;q=0.7`

// Failures after which a browser takes a site's next icon.
const unusable = new Set<ImageFailure>([
  'not-a-picture',
  'too-small',
  'too-thin',
  'too-large',
  'gone',
  'not-found',
])

type Wanted = { url: string; use: ImageUse; findArticleUrl?: () => Promise<string | null> }

/**
 * Fetches and re-encodes an image, whatever type the server claims. A server that refuses it is asked once more in the name of
 * the article's page, because many give pictures only to their own. For a bad icon, /favicon.ico is tried, as in a browser.
 */
export async function fetchImage(
  deps: ImageDeps,
  image: Wanted,
  signal?: AbortSignal,
): Promise<FetchedImage> {
  const fetched = await fetchSecureFirst(deps, image, signal)
  if (fetched.ok || image.use !== 'icon' || !unusable.has(fetched.failure)) return fetched
  const usual = new URL('/favicon.ico', image.url).href
  if (usual === image.url) return fetched
  const found = await fetchSecureFirst(deps, { ...image, url: usual }, signal)
  return found.ok ? found : fetched
}

// Failures after which a server may still have the image at its http address. Some answer over https for another site.
const notOverHttps = new Set<ImageFailure>([
  'refused',
  'unreachable',
  'tls',
  'timeout',
  'broken-answer',
  'too-many-redirects',
  'not-found',
  'http-error',
  'not-a-picture',
])
// Many servers without https drop its connections instead of refusing them.
const secureDeadlineMs = 5_000

/** Of an http address, https is tried first. An https address is never tried without encryption. */
async function fetchSecureFirst(deps: ImageDeps, image: Wanted, signal?: AbortSignal): Promise<FetchedImage> {
  const url = URL.parse(image.url)
  if (url?.protocol !== 'http:' || url.port !== '') return fetchOnce(deps, image, { deadlineMs, signal })
  url.protocol = 'https:'
  const secure = await fetchOnce(deps, { ...image, url: url.href }, { deadlineMs: secureDeadlineMs, signal })
  if (secure.ok || !notOverHttps.has(secure.failure)) return secure
  return fetchOnce(deps, image, { deadlineMs, signal })
}

async function fetchOnce(
  { fetch, encodeImage }: ImageDeps,
  image: Wanted,
  limits: { deadlineMs: number; signal?: AbortSignal },
): Promise<FetchedImage> {
  const options = { accept: image.use === 'icon' ? iconAccept : accept, bytesMax, ...limits }
  const first = await fetch(image.url, options)
  const isRefused = !first.ok && first.failure === 'forbidden'
  const articleUrl = isRefused ? await image.findArticleUrl?.() : null
  const response = articleUrl ? await fetch(image.url, { ...options, referer: refererOf(articleUrl) }) : first
  if (!response.ok) return { ok: false, failure: response.failure, retryAfterMs: response.retryAfterMs }
  const encoded = await encodeImage(response.body, image.use)
  return encoded.ok ? encoded : { ok: false, failure: encoded.reason }
}

/** As a browser on the article's page would write it. */
function refererOf(articleUrl: string): string | undefined {
  const url = URL.parse(articleUrl)
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}${url.search}` : undefined
}

// Permanent failures. A 404 or 403 may pass: feeds name a picture minutes before its server has it, and a firewall
// refuses a burst of requests.
const lasting = new Set<ImageFailure>([
  'too-many-pixels',
  'too-small',
  'too-thin',
  'too-large',
  'gone',
  'bad-address',
])
const firstRetryMs = 15 * 60_000
const dayMs = 24 * 3_600_000
// By then pictures are given up (`failuresMax` of image-queries.ts); icons are wanted as long as their outlet publishes.
const weeklyAfter = 5

export type Failed = { failure: ImageFailure; retryAfterMs?: number }

/** Records the failure and when to retry. From now on pages are shown without the image. */
export async function recordImageFailure(
  { db, now }: { db: Db; now: () => Date },
  id: string,
  failed: Failed,
): Promise<void> {
  const { failedCount: failures, openAttempts } = await countImageFailures(db, id)
  const isAside = failed.failure === 'crashed-the-reader' && openAttempts >= openAttemptsMax
  const nextTryAt = isAside ? null : planImageRetry(failed, { failures, now: now() })
  await markImageFailed(db, id, { failure: failed.failure, nextTryAt, now: now() })
}

/** When to retry after so many failures in a row; null for never. */
export function planImageRetry(
  { failure, retryAfterMs = 0 }: Failed,
  { failures, now }: { failures: number; now: Date },
): Date | null {
  if (lasting.has(failure)) return null
  const soonMs = Math.min(dayMs, Math.max(retryAfterMs, firstRetryMs * 4 ** failures))
  return new Date(now.getTime() + (failures < weeklyAfter ? soonMs : 7 * dayMs))
}
