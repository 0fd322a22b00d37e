import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import type { FetchedHeaders } from './fetched-headers.ts'

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
  /**
   * `truncate` keeps the first `bytesMax` bytes and stops, which is enough for the head of a page. `keep-ends` reads on and
   * keeps the beginning and the end, because a list may have its newest items at either.
   */
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
  truncated: boolean
  /** With `keep-ends`: how many bytes are missing, and where in the body. */
  leftOut?: { at: number; bytes: number }
  etag?: string
  lastModified?: string
  retryAfterMs?: number
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
