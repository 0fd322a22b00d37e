import type { Limiter } from '../../concurrency/limiter.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import { FetchError, failureOfError } from './fetch-error.ts'
import {
  type FetchFailed,
  type FetchRefusal,
  readMaxAgeMs,
  readRetryAfterMs,
  readValidator,
  type SafeFetched,
  type SafeFetchOptions,
} from './fetched-response.ts'
import type { HttpResponse, Landed } from './follow-redirects.ts'
import {
  type BodyLimit,
  type CollectedBody,
  collectBody,
  decodeBody,
  innerLimit,
  parseContentEncoding,
} from './response-body.ts'

type ReadOptions = Omit<SafeFetchOptions, 'accept'>

const bytesMaxDefault = 5 * 1024 * 1024
const noBody: CollectedBody = { body: Buffer.alloc(0) }

/** Turns the final response of a redirect chain into a value, reading its body up to the limit. Throws FetchError. */
export async function readResponse(
  landed: Landed,
  options: ReadOptions,
  { now, decodeLimiter }: { now: number; decodeLimiter: Limiter },
): Promise<SafeFetched> {
  const { response, url, permanentUrl } = landed
  const notModified = response.status === 304 && Boolean(options.etag || options.lastModified)
  if (!notModified && (response.status < 200 || response.status > 299)) {
    const refusal = await readRefusal(landed, options, decodeLimiter)
    const retryAfterMs = readRetryAfterMs(response.headers, now)
    return {
      ...refuse(response, { retryAfterMs, isPost: Boolean(options.post) }),
      url: url.href,
      ...(refusal && { refusal }),
    }
  }
  if (notModified) await response.discard()
  return {
    ok: true,
    status: response.status,
    notModified,
    url: url.href,
    permanentUrl,
    headers: response.headers,
    ...(notModified ? noBody : await readSuccess(response, options, decodeLimiter)),
    etag: readValidator(response.headers, 'etag'),
    lastModified: readValidator(response.headers, 'last-modified'),
    maxAgeMs: readMaxAgeMs(response.headers),
  }
}

/** The receiver of a POST has accepted it with its status; the rest of the response may break off. */
async function readSuccess(
  response: HttpResponse,
  options: ReadOptions,
  decodeLimiter: Limiter,
): Promise<CollectedBody> {
  if (!options.post) return readBody(response, options, decodeLimiter)
  return (await readIfWhole(response, options, decodeLimiter)) ?? noBody
}

/** Reads all compressed bytes before decoding, so that a slow server does not occupy one of the few decoding slots. */
async function readBody(
  response: HttpResponse,
  { bytesMax = bytesMaxDefault, onTooLarge = 'fail' }: ReadOptions,
  decodeLimiter: Limiter,
): Promise<CollectedBody> {
  const encodings = parseContentEncoding(response.headers.get('content-encoding') ?? '')
  if (onTooLarge === 'fail' && Number(response.headers.get('content-length')) > bytesMax) {
    throw new FetchError('too-large', { code: 'announced-over-limit' })
  }
  const limit: BodyLimit = { bytesMax, onTooLarge }
  if (encodings.length === 0) return collectBody(response.body, limit)
  const wire = await collectBody(response.body, innerLimit(limit))
  return decodeLimiter.run(() => decodeBody(wire.body, encodings, limit))
}

async function readRefusal(
  { response, url }: Landed,
  { refusalBytesMax }: ReadOptions,
  decodeLimiter: Limiter,
): Promise<FetchRefusal | null> {
  if (refusalBytesMax === undefined) {
    await response.discard()
    return null
  }
  const read = await readIfWhole(
    response,
    { bytesMax: refusalBytesMax, onTooLarge: 'truncate' },
    decodeLimiter,
  )
  return read && { url: url.href, headers: response.headers, body: read.body }
}

/** Null for a body that breaks off or cannot be decoded, where the status alone decides. */
async function readIfWhole(
  response: HttpResponse,
  options: ReadOptions,
  decodeLimiter: Limiter,
): Promise<CollectedBody | null> {
  try {
    return await readBody(response, options, decodeLimiter)
  } catch (error) {
    if (failureOfError(error) === null) throw error
    return null
  }
}

function refuse(
  { status, headers }: HttpResponse,
  { retryAfterMs, isPost }: { retryAfterMs: number | undefined; isPost: boolean },
): FetchFailed {
  const isRedirect = isPost && status >= 300 && status < 400
  const failure = isRedirect ? 'redirected' : failureOfStatus(status, retryAfterMs)
  const isRobotCheck =
    robotCheckStatuses.has(status) &&
    (robotCheckHeaders.some(name => headers.get(name) !== null) ||
      headers.get('server')?.startsWith('imunify360-webshield') === true)
  const detail: FailureDetail = isRobotCheck ? { code: 'robot-check' } : { code: 'status', status }
  return { ok: false, failure, status, detail, retryAfterMs }
}

/** By these Cloudflare, DataDome, SiteGround and Vercel mark the responses of their robot checks; some also mark those they let through. */
const robotCheckHeaders = ['cf-mitigated', 'x-datadome', 'sg-captcha', 'x-vercel-mitigated']
/** With 415 Imunify360 refuses programs. */
const robotCheckStatuses = new Set([401, 403, 415, 429, 503])

const failures: Record<number, FetchFailure> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  410: 'gone',
  429: 'throttled',
  451: 'forbidden',
}

/** A 503 that names a time to retry is throttling. */
function failureOfStatus(status: number, retryAfterMs: number | undefined): FetchFailure {
  if (status === 503 && retryAfterMs !== undefined) return 'throttled'
  return failures[status] ?? 'http-error'
}
