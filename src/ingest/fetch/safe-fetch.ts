import { createLimiter, type Limiter } from '../../concurrency/limiter.ts'
import { createOwnAddresses } from './address-guard.ts'
import { detailOfError, failureOfError } from './fetch-error.ts'
import { type FetchAllow, isHostNamed, parseFetchUrl } from './fetch-url.ts'
import type { SafeFetched, SafeFetchOptions } from './fetched-response.ts'
import { followRedirects, leadsInside } from './follow-redirects.ts'
import { type Connect, createFetchAgent, type FetchAgent } from './guarded-connector.ts'
import { readResponse } from './read-response.ts'
import { createResolveHost, type ResolveHost } from './resolve-host.ts'
import { sendRequest, startFetchDeadline } from './send-request.ts'

// The only place where Chowk sends HTTP requests to other servers. An address may come from anybody and can reach only the public
// web: guarded-connector.ts checks addresses, response-body.ts limits the size, send-request.ts the time.

export type SafeFetch = (url: string, options: SafeFetchOptions) => Promise<SafeFetched>

export type SafeFetchDeps = {
  allow: FetchAllow
  userAgent: string
  /** Ports of our own processes: never fetched from, even on an allowed host, unless named with the port. */
  ownPorts?: readonly number[]
  resolveHost?: ResolveHost
  connect?: Connect
  ownAddresses?: () => ReadonlySet<string>
  now: () => Date
  log?: { warn: (details: object, message: string) => void }
}

const deadlineMsDefault = 20_000
// The number of libuv's threads. Each brotli decoder may take 16 MB for its window: 64 at once took 1.6 GB.
const decodingMax = 4

/** Builds the fetch that every outgoing request uses. Failures are values; it throws only for a bug of our own. */
export function createSafeFetch(deps: SafeFetchDeps): SafeFetch & { close: () => Promise<void> } {
  const names = createResolveHost(hostname => isHostNamed(deps.allow, hostname))
  const fetchAgent = createFetchAgent(
    {
      allow: deps.allow,
      ownPorts: deps.ownPorts ?? [],
      ownAddresses: deps.ownAddresses ?? createOwnAddresses(),
      resolveHost: deps.resolveHost ?? names.resolveHost,
      onRefused: refused =>
        deps.log?.warn(refused, 'fetch refused: a private address that is not in FETCH_ALLOW'),
    },
    { connect: deps.connect },
  )
  const decodeLimiter = createLimiter(decodingMax)
  const close = async () => {
    names.cancel()
    await fetchAgent.agent.destroy()
  }
  return Object.assign(
    (url: string, options: SafeFetchOptions) =>
      fetchOnce(url, options, { ...deps, fetchAgent, decodeLimiter }),
    { close },
  )
}

async function fetchOnce(
  text: string,
  options: SafeFetchOptions,
  { fetchAgent, decodeLimiter, ...deps }: SafeFetchDeps & { fetchAgent: FetchAgent; decodeLimiter: Limiter },
): Promise<SafeFetched> {
  const parsed = parseFetchUrl(text, deps.allow)
  if (!parsed.ok) return parsed
  if (options.namedAt && leadsInside(new URL(options.namedAt), parsed.url, deps.allow))
    return { ok: false, failure: 'private-address', detail: { code: 'redirected-inside' } }
  const deadline = startFetchDeadline(options.deadlineMs ?? deadlineMsDefault, options.signal)
  const sender = { fetchAgent, userAgent: deps.userAgent, options, deadline }
  try {
    const send = (url: URL, cookies: string) => sendRequest(url, sender, cookies)
    const landed = options.post
      ? { response: await send(parsed.url, ''), url: parsed.url }
      : await followRedirects(parsed.url, send, deps.allow)
    const read = readResponse(landed, options, { now: deps.now().getTime(), decodeLimiter })
    // A POST has its status by now; the deadline only cuts off the rest of the response.
    return await (options.post ? read : deadline.race(read))
  } catch (error) {
    deadline.abandon()
    const failure = failureOfError(error)
    if (failure === null) throw error
    return { ok: false, failure, detail: detailOfError(error, failure) }
  } finally {
    deadline.clear()
  }
}

/** The User-Agent header, with an address where other servers' operators can read who we are. */
export function userAgentOf(publicUrl: string | null): string {
  return `Chowk/1.0 (feed reader${publicUrl ? `; +${publicUrl}` : ''})`
}
