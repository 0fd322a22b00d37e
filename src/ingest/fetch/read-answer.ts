import type { FetchFailure } from '../../domain/fetch-failure.ts'
import { type CollectedBody, collectBody } from './collect-body.ts'
import { decodeBody, parseContentEncoding } from './decode-body.ts'
import { FetchError, failureOfError } from './fetch-error.ts'
import { readValidator } from './fetched-headers.ts'
import type { Answer, Landed } from './follow-redirects.ts'
import { readMaxAgeMs, readRetryAfterMs } from './response-timing.ts'
import type { FetchFailed, FetchRefusal, SafeFetched, SafeFetchOptions } from './safe-fetched.ts'
import type { WorkGate } from './work-gate.ts'

const bytesMaxDefault = 5 * 1024 * 1024

/** Turns the last answer of a chain into a value, reading its body up to the limit. Throws FetchError. */
export async function readAnswer(
  landed: Landed,
  options: SafeFetchOptions,
  { now, decodeGate }: { now: number; decodeGate: WorkGate },
): Promise<SafeFetched> {
  const { answer, url, permanentUrl } = landed
  const retryAfterMs = readRetryAfterMs(answer.headers, now)
  const notModified = answer.status === 304 && asksForChanges(options)
  if (!notModified && (answer.status < 200 || answer.status > 299)) {
    const refusal = await readRefusal(landed, options, decodeGate)
    return { ...refuse(answer.status, retryAfterMs), ...(refusal && { refusal }) }
  }
  return {
    ok: true,
    status: answer.status,
    notModified,
    url: url.href,
    permanentUrl,
    headers: answer.headers,
    ...(notModified ? await readNothing(answer) : await readBody(answer, options, decodeGate)),
    etag: readValidator(answer.headers, 'etag'),
    lastModified: readValidator(answer.headers, 'last-modified'),
    retryAfterMs,
    maxAgeMs: readMaxAgeMs(answer.headers),
  }
}

function asksForChanges({ etag, lastModified }: SafeFetchOptions): boolean {
  return Boolean(etag) || Boolean(lastModified)
}

async function readNothing(answer: Answer): Promise<CollectedBody> {
  await answer.discard()
  return { body: Buffer.alloc(0), truncated: false }
}

/** The compressed bytes come in first, so that a server which drips them keeps none of the few decoding places. */
async function readBody(
  answer: Answer,
  { bytesMax = bytesMaxDefault, onTooLarge = 'fail' }: SafeFetchOptions,
  decodeGate: WorkGate,
): Promise<CollectedBody> {
  const encodings = parseContentEncoding(answer.headers.get('content-encoding') ?? '')
  if (onTooLarge === 'fail' && Number(answer.headers.get('content-length')) > bytesMax) {
    throw new FetchError('too-large', { code: 'announced-over-limit' })
  }
  const wire = await collectBody(answer.body, { bytesMax, onTooLarge })
  if (encodings.length === 0) return wire
  const decoded = await decodeGate(() => decodeBody(wire.body, encodings, { bytesMax, onTooLarge }))
  return { body: decoded.body, truncated: decoded.truncated || wire.truncated }
}

async function readRefusal(
  { answer, url }: Landed,
  { refusalBytesMax }: SafeFetchOptions,
  decodeGate: WorkGate,
): Promise<FetchRefusal | null> {
  if (refusalBytesMax === undefined) {
    await answer.discard()
    return null
  }
  const limits = { bytesMax: refusalBytesMax, onTooLarge: 'truncate' } as const
  try {
    const { body } = await readBody(answer, limits, decodeGate)
    return { url: url.href, headers: answer.headers, body }
  } catch (error) {
    // The status has been given: words that break off or cannot be unpacked take nothing from it.
    if (failureOfError(error) === null) throw error
    return null
  }
}

function refuse(status: number, retryAfterMs: number | undefined): FetchFailed {
  const failure = failureOfStatus(status, { retryAfterMs })
  return { ok: false, failure, status, detail: { code: 'status', status }, retryAfterMs }
}

/** The failure that an HTTP status stands for; a 503 that names a time to come back is throttling. */
export function failureOfStatus(status: number, namesRetryTime: { retryAfterMs?: number }): FetchFailure {
  if (status === 401 || status === 403 || status === 451) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'throttled'
  if (status === 503 && namesRetryTime.retryAfterMs !== undefined) return 'throttled'
  return 'http-error'
}
