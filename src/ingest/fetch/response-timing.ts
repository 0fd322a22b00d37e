import type { FetchedHeaders } from './fetched-headers.ts'

// A server may ask us to wait, but not silence a feed for years.
const waitMsMax = 24 * 60 * 60 * 1000

/** How long the server asks us to wait (`Retry-After`, seconds or a date), at most 24 hours. */
export function readRetryAfterMs(headers: FetchedHeaders, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return clampWait(Number(text) * 1000)
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : clampWait(at - now)
}

/** How long the response is fresh by its own account (`Cache-Control: max-age`), at most 24 hours. */
export function readMaxAgeMs(headers: FetchedHeaders): number | undefined {
  const directives = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\bno-(?:store|cache)\b/.test(directives)) return undefined
  const seconds = /(?:^|[\s,])max-age="?(\d+)/.exec(directives)?.[1]
  return seconds === undefined ? undefined : clampWait(Number(seconds) * 1000)
}

function clampWait(waitMs: number): number {
  return Math.min(Math.max(waitMs, 0), waitMsMax)
}
