import { setImmediate } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { FetchError, isClosedByServer } from './fetch-error.ts'
import { createFetchedHeaders, isValidator, type SafeFetchOptions } from './fetched-response.ts'
import type { HttpResponse } from './follow-redirects.ts'
import type { FetchAgent } from './guarded-connector.ts'

// Reading a short body to its end keeps the connection; for a long one it is cheaper to close it.
const discardBytesMax = 64 * 1024

// A server sends "103 Early Hints" once or twice. An endless series kept half a processor busy until the deadline.
const interimResponsesMax = 20

export type Sender = {
  fetchAgent: FetchAgent
  userAgent: string
  options: SafeFetchOptions
  deadline: FetchDeadline
}

/**
 * Sends a request without credentials but this fetch's cookies. A GET is repeated once if the server closed the connection
 * without a response, because a kept-alive connection may just have been closing.
 */
export async function sendRequest(url: URL, sender: Sender, cookies = ''): Promise<HttpResponse> {
  const { deadline } = sender
  // undici reacts to an abort only once it is connected, hence the race.
  const { statusCode, headers, body } = await deadline
    .race(request(url, sender, cookies))
    .catch((error: unknown) => {
      if (sender.options.post || !isClosedByServer(error)) throw error
      return deadline.race(request(url, sender, cookies))
    })
  return {
    status: statusCode,
    headers: createFetchedHeaders(headers),
    body,
    discard: () => discard(body, deadline.signal),
  }
}

function request(url: URL, sender: Sender, cookies: string): Promise<Dispatcher.ResponseData> {
  const { fetchAgent, deadline, options } = sender
  return fetchAgent.agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: options.post ? 'POST' : 'GET',
    body: options.post?.body,
    headers: requestHeaders(sender, cookies),
    reset: fetchAgent.isCrowded(),
    onInfo: countInterimResponses(),
    signal: deadline.signal,
  })
}

function countInterimResponses(): () => void {
  let count = 0
  return () => {
    count += 1
    if (count > interimResponsesMax)
      throw new FetchError('broken-answer', { code: 'endless-interim-answers' })
  }
}

function requestHeaders({ userAgent, options }: Sender, cookies: string): Record<string, string> {
  const { etag = '', lastModified = '', accept, post, referer = '' } = options
  return {
    'user-agent': userAgent,
    accept,
    'accept-encoding': 'gzip, deflate, br',
    ...(cookies === '' ? {} : { cookie: cookies }),
    ...(isValidator(referer) ? { referer } : {}),
    ...(post && { 'content-type': post.type, ...post.headers }),
    ...(isValidator(etag) ? { 'if-none-match': etag } : {}),
    ...(isValidator(lastModified) ? { 'if-modified-since': lastModified } : {}),
  }
}

async function discard(body: Dispatcher.ResponseData['body'], signal: AbortSignal): Promise<void> {
  await body.dump({ limit: discardBytesMax, signal })
  // undici frees a connection one event-loop turn later; a redirect on the same host can then reuse it.
  await setImmediate()
}

type FetchDeadline = {
  signal: AbortSignal
  /** Resolves as `work` does, or rejects with the deadline's FetchError, even if `work` ignores the signal. */
  race: <T>(work: Promise<T>) => Promise<T>
  /** Cancels anything in flight, such as a body that nobody will read and that would keep its socket open. */
  abandon: () => void
  clear: () => void
}

/** One deadline for a whole fetch (DNS, redirects, headers, body); the caller's signal ends it early. */
export function startFetchDeadline(deadlineMs: number, outer?: AbortSignal): FetchDeadline {
  const controller = new AbortController()
  const { promise: passed, reject } = Promise.withResolvers<never>()
  // Without a race in flight nothing handles this rejection; the signal has already reported it.
  passed.catch(() => undefined)
  const end = (error: FetchError) => {
    controller.abort(error)
    reject(error)
  }
  const cancel = () => end(new FetchError('cancelled', { code: 'stopped' }))
  const timer = setTimeout(() => end(new FetchError('timeout', { code: 'deadline' })), deadlineMs)
  outer?.addEventListener('abort', cancel)
  if (outer?.aborted) cancel()
  return {
    signal: controller.signal,
    abandon: () => controller.abort(),
    race: work => Promise.race([work, passed]),
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', cancel)
    },
  }
}
