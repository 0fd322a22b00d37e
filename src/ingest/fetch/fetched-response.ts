import { isUtf8 } from 'node:buffer'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'

export type SafeFetchOptions = {
  /** The media types that the caller can read, as in the header of this name. */
  accept: string
  /** Validators of an earlier response; the server may then respond that nothing has changed. */
  etag?: string
  lastModified?: string
  /** The page that shows the picture: some servers refuse one to anybody who does not name it. */
  referer?: string
  /** The address whose response named this one: as with a redirect, it cannot send us inside. */
  namedAt?: string
  /** Limit of the decompressed body; 5 MB when absent. */
  bytesMax?: number
  /** `truncate` keeps the first `bytesMax` bytes; `keep-ends` both ends, because a list may have its newest items at either. */
  onTooLarge?: 'fail' | 'truncate' | 'keep-ends'
  /** How much to keep of the body of an error response (4xx, 5xx), which may name the cause; nothing when absent. */
  refusalBytesMax?: number
  /** For the whole fetch: DNS, redirects, headers, body; 20 s when absent. */
  deadlineMs?: number
  signal?: AbortSignal
  /** Sends a POST instead of a GET, once and only to this address. A redirect is returned like any other response. */
  post?: { body: string; type: string; headers?: Record<string, string> }
}

export type FetchedResponse = {
  ok: true
  status: number
  /** The server confirmed `etag` or `lastModified`: nothing has changed, and there is no body. */
  notModified: boolean
  /** Where the response came from after redirects. */
  url: string
  /** The new address, after a permanent redirect. */
  permanentUrl?: string
  headers: FetchedHeaders
  body: Buffer
  /** With `keep-ends`: how many bytes are missing, and where in the body. */
  leftOut?: { at: number; bytes: number }
  etag?: string
  lastModified?: string
  maxAgeMs?: number
}

export type FetchFailed = {
  ok: false
  failure: FetchFailure
  status?: number
  /** Where the response came from after redirects, if there was one. */
  url?: string
  /** A short explanation for the operator, without details of the inner network. */
  detail: FailureDetail
  /** At most 24 hours. */
  retryAfterMs?: number
  /** The body of the error response, for callers that set `refusalBytesMax`. */
  refusal?: FetchRefusal
}

export type FetchRefusal = Pick<FetchedResponse, 'url' | 'headers' | 'body'>

export type SafeFetched = FetchedResponse | FetchFailed

/** Response headers by name in any case; a header sent several times is joined with commas. */
export type FetchedHeaders = {
  get(name: string): string | null
  /** Each value of a header that was sent several times. */
  getAll(name: string): string[]
  /** All headers, names in lower case. */
  entries(): [name: string, value: string][]
}

/** Wraps undici's headers, whose names are in lower case. */
export function createFetchedHeaders(raw: Record<string, string | string[] | undefined>): FetchedHeaders {
  const find = (name: string) => {
    const key = name.toLowerCase()
    return Object.hasOwn(raw, key) ? raw[key] : undefined
  }
  return {
    get(name) {
      const value = find(name)
      return value === undefined ? null : joined(value)
    },
    getAll(name) {
      const value = find(name) ?? []
      return Array.isArray(value) ? value : [value]
    },
    entries: () =>
      Object.entries(raw).flatMap(([name, value]) => (value === undefined ? [] : [[name, joined(value)]])),
  }
}

function joined(value: string | string[]): string {
  return Array.isArray(value) ? value.join(', ') : value
}

/** The redirect target; undici reads headers as latin1, but outlets send Devanagari paths as bare UTF-8. */
export function readLocation(headers: FetchedHeaders): string | null {
  const value = headers.get('location')
  if (value === null) return null
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : value
}

/** A validator that is safe to store and to send back unchanged; absurdly long ones are ignored. */
export function readValidator(headers: FetchedHeaders, name: 'etag' | 'last-modified'): string | undefined {
  const value = headers.get(name)?.trim() ?? ''
  return isValidator(value) ? value : undefined
}

/** Whether a stored validator may go into a request header. */
export function isValidator(value: string): boolean {
  return value.length <= 1_024 && /^[\x20-\x7e\x80-\xff]+$/.test(value)
}

// A server may ask us to wait, but not silence a feed for years.
const waitMsMax = 24 * 60 * 60 * 1000

/** How long the server asks us to wait (`Retry-After`, seconds or a date), at most 24 hours. */
export function readRetryAfterMs(headers: FetchedHeaders, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return clampWait(Number(text) * 1000)
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : clampWait(at - now)
}

/** How long the response is still fresh by its own account (`Cache-Control: max-age`, less its `Age`), at most 24 hours. */
export function readMaxAgeMs(headers: FetchedHeaders): number | undefined {
  const directives = headers.get('cache-control')?.toLowerCase() ?? ''
  if (/\bno-(?:store|cache)\b/.test(directives)) return undefined
  const seconds = /(?:^|[\s,])max-age="?(\d+)/.exec(directives)?.[1]
  const age = /^\d+$/.exec(headers.get('age')?.trim() ?? '')?.[0] ?? '0'
  return seconds === undefined ? undefined : clampWait((Number(seconds) - Number(age)) * 1000)
}

function clampWait(waitMs: number): number {
  return Math.min(Math.max(waitMs, 0), waitMsMax)
}
