import { collectBody } from './collect-body.ts'
import { decodeBody } from './decode-body.ts'
import { FetchError } from './fetch-error.ts'
import { failureOfStatus } from './fetch-failure.ts'
import { readValidator } from './fetched-headers.ts'
import type { Answer, Landed } from './follow-redirects.ts'
import { readMaxAgeMs, readRetryAfterMs } from './response-timing.ts'
import type { FetchedAnswer, FetchFailed, SafeFetched, SafeFetchOptions } from './safe-fetched.ts'

const bytesMaxDefault = 5 * 1024 * 1024

/** Turns the last answer of a chain into a value, reading its body up to the limit. Throws FetchError. */
export async function readAnswer(
  landed: Landed,
  options: SafeFetchOptions,
  now: number,
): Promise<SafeFetched> {
  const { answer, url, permanentUrl } = landed
  const retryAfterMs = readRetryAfterMs(answer.headers, now)
  const notModified = answer.status === 304 && asksForChanges(options)
  if (!notModified && (answer.status < 200 || answer.status > 299)) return refuse(answer, retryAfterMs)
  return {
    ok: true,
    status: answer.status,
    notModified,
    url: url.href,
    permanentUrl,
    headers: answer.headers,
    ...(notModified ? await readNothing(answer) : await readBody(answer, options)),
    etag: readValidator(answer.headers, 'etag'),
    lastModified: readValidator(answer.headers, 'last-modified'),
    retryAfterMs,
    maxAgeMs: readMaxAgeMs(answer.headers),
  }
}

function asksForChanges({ etag, lastModified }: SafeFetchOptions): boolean {
  return Boolean(etag) || Boolean(lastModified)
}

type Body = Pick<FetchedAnswer, 'body' | 'truncated'>

async function readNothing(answer: Answer): Promise<Body> {
  await answer.discard()
  return { body: Buffer.alloc(0), truncated: false }
}

async function readBody(answer: Answer, options: SafeFetchOptions): Promise<Body> {
  const { bytesMax = bytesMaxDefault, onTooLarge = 'fail' } = options
  if (onTooLarge === 'fail' && Number(answer.headers.get('content-length')) > bytesMax) {
    answer.body.destroy()
    throw new FetchError('too-large', 'longer than the limit by its own account')
  }
  const decoded = await decodeBody(answer.body, answer.headers.get('content-encoding') ?? '', bytesMax)
  return collectBody(decoded, { bytesMax, onTooLarge })
}

async function refuse(answer: Answer, retryAfterMs: number | undefined): Promise<FetchFailed> {
  const { status } = answer
  await answer.discard()
  return {
    ok: false,
    failure: failureOfStatus(status, { retryAfterMs }),
    status,
    detail: `HTTP ${status}`,
    retryAfterMs,
  }
}
