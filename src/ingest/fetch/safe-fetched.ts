import type { FetchFailure } from '../../domain/fetch-failure.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { FetchedHeaders } from './fetched-headers.ts'

export type SafeFetchOptions = {
  /** As an earlier answer gave them; the server may then answer that nothing is new. */
  etag?: string
  lastModified?: string
  accept?: string
  /** Of the body after decompression; 5 MB when absent. */
  bytesMax?: number
  /** `truncate` keeps the first `bytesMax` bytes and stops: enough for the head of a page. */
  onTooLarge?: 'fail' | 'truncate'
  /** How much of the body of a refusal (4xx, 5xx) is wanted, where it may say who refuses; none when absent. */
  refusalBytesMax?: number
  /** For everything together: names, redirects, headers, body; 20 s when absent. */
  deadlineMs?: number
  signal?: AbortSignal
  /** Sends this instead of asking: once, and to this address alone. A redirect is an answer like any other. */
  post?: { body: string; type: string; headers?: Record<string, string> }
}

export type FetchedAnswer = {
  ok: true
  status: number
  /** The answer to `etag` or `lastModified`: nothing is new, and there is no body. */
  notModified: boolean
  /** Where the answer came from in the end. */
  url: string
  /** Where the address has moved to for good. */
  permanentUrl?: string
  headers: FetchedHeaders
  body: Buffer
  truncated: boolean
  etag?: string
  lastModified?: string
  retryAfterMs?: number
  maxAgeMs?: number
}

export type FetchFailed = {
  ok: false
  failure: FetchFailure
  status?: number
  /** A few words for an operator; says nothing of the inner network. */
  detail: FailureDetail
  /** At most 24 hours. */
  retryAfterMs?: number
  /** The response that came with a refusal, for callers that asked for it. */
  refusal?: FetchRefusal
}

export type FetchRefusal = Pick<FetchedAnswer, 'url' | 'headers' | 'body'>

export type SafeFetched = FetchedAnswer | FetchFailed
