import { setTimeout as sleep } from 'node:timers/promises'
import { publicNetworkOf } from '../address/host.ts'
import { sitePath } from '../address/site-path.ts'
import type { Change, Changes } from '../database/changes.ts'
import { openReplicaReader } from '../database/replica-reader.ts'
import { isApiPath } from '../http/api-problem.ts'
import { readChosenEdition } from '../http/cookies.ts'
import { countClicks } from '../http/count-clicks.ts'
import {
  isCrossSiteWrite,
  listAllowed,
  type OwnAddress,
  openToScripts,
  respondToPreflight,
} from '../http/cross-site.ts'
import { errorResponse } from '../http/describe-error.ts'
import { createPageCache, type PageCache } from '../http/page-cache.ts'
import type { PageServices } from '../http/page-context.ts'
import { isFormRequest } from '../http/posted-form.ts'
import { type SecurityHeaders, secure, securityHeadersFor } from '../http/security-headers.ts'
import { showChanges } from '../http/show-changes.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'
import { createApiGuard } from './api-guard.ts'
import { isDataPrefetch } from './data-prefetch.ts'
import type { Client } from './dispatch.ts'
import { type PageAddress, readPageAddress } from './page-address.ts'
import type { PageRoute } from './page-routes.ts'
import { createPageSource } from './page-source.ts'
import { type KindOf, queueSearches } from './queue-searches.ts'
import { renderPage } from './render-page.ts'
import { respondWithImage } from './respond-with-image.ts'
import { respondWithPage } from './respond-with-page.ts'
import { createTimedChanges } from './timed-changes.ts'

export type AppDependencies = Omit<
  PageServices,
  'readFromReplica' | 'origin' | 'wait' | 'clock' | 'clicks'
> & {
  /** A read-only copy of the database, if configured. */
  replica?: PageServices['db'] | null
  /** Without it no page is cached, because nothing would report when a page is outdated. */
  changes: Changes | null
  /** The pictures of news links, from this machine's files or fetched again. */
  loadImage: LoadImage
  now: () => Date
  publicUrl: string
  /** See http/cross-site.ts. */
  acceptsAnyHost: boolean
  wait?: PageServices['wait']
}

// A thousand front pages are about 60 MB.
const cacheLimits = { entriesMax: 2_000, bytesMax: 64 * 2 ** 20 }

// The timer does not keep a process or a test from ending.
const waitUnreferenced = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false })

const crowdedCodes = { page: 'too-busy', search: 'many-searches', card: 'too-busy' } as const

/** The whole web application; tests drive it in process with `app.request('/path')`. */
export function createApp(deps: AppDependencies) {
  const { source, routes, kindOf } = createPageSource()
  const levels = securityLevelsFor(deps.publicUrl)
  const timed = expectChanges(change => shown?.show(change))
  const rendering = { source, services: servicesOf(deps), now: deps.now, expectChange: timed.expect }
  const render = queueSearches({ ...levels, kindOf, wait: waitUnreferenced }, key => {
    const url = new URL(deps.publicUrl + key)
    const options = { ...optionsOf(readPageAddress(url, routes), { url, levels }), address: null }
    // Without the reader's headers, so that a page shared by all readers contains nothing personal.
    return renderPage(new Request(url), { ...rendering, ...options })
  })
  const cache = createPageCache({ render, kindOf, ...cacheTimes, ...(deps.changes ? cacheLimits : noCache) })
  const guardApi = createApiGuard({ cache, own: deps, nowMs: () => performance.now() })
  const shown = deps.changes && showChanges({ changes: deps.changes, cache, wait: waitUnreferenced })

  const requestAs = (client: Client) => (path: string, init?: RequestInit) =>
    respond(new Request(new URL(path, deps.publicUrl), init), client)

  async function respond(request: Request, client: Client): Promise<Response> {
    const image = await respondWithImage(request, { loadImage: deps.loadImage, security: levels.closed })
    if (image) return image
    const url = new URL(request.url)
    const page = readPageAddress(url, routes)
    const options = optionsOf(page, { url, levels, method: request.method })
    const where = { path: url.pathname, security: options.security }
    if (!page.ok) return refuse(page, { where, isRead: isReading(request) })
    if (request.method === 'OPTIONS' && page.route.isOpenToScripts)
      return respondToPreflight(page.route.apiMethods, where.security)
    const refused = page.route.apiMethods
      ? guardApi(request, { page, url, address: client.address, security: where.security })
      : findPageRefusal(request, { route: page.route, own: deps, where })
    if (refused) return refused
    if (isDataPrefetch(request)) return respondEmpty(where.security)
    const isRead = isReading(request)
    const chosen = isRead ? await redirectToChosenEdition(request, { page, cache, ...where }) : null
    if (chosen) return chosen
    if (isRead && page.route.isKept)
      return respondFromMemory(request, { cache, kindOf, page, where, ...client })
    const sender = { ...client, requestApi: requestAs(client) }
    const rendered = await renderPage(request, { ...rendering, ...options, ...sender })
    return rendered.download ?? respondWithPage(request, rendered.page)
  }

  return {
    fetch: respond,
    request: requestAs({ address: '127.0.0.1' }),
    /** The valid cached page of a request target, if there is one. */
    findReady: cache.find,
    bodyBytesMaxOf: routes.bodyBytesMaxOf,
    ignoresBody: (path: string) => {
      const url = URL.parse(path, deps.publicUrl)
      const page = url && readPageAddress(url, routes)
      return page?.ok === true && page.route.isOpenToSites
    },
    listRoutes: routes.list,
    cacheCounts: cache.counts,
    /** Changes, reported once the pages in memory show them: a page requested after that is never older. */
    shown,
    close: () => shown?.close(),
  }
}

const noCache = { entriesMax: 0, bytesMax: 0 }
const cacheTimes = { nowMs: () => performance.now(), wait: waitUnreferenced }

function expectChanges(onDue: (change: Change) => void) {
  return createTimedChanges({ nowMs: () => performance.now(), wait: waitUnreferenced, onDue })
}

function servicesOf(deps: AppDependencies): PageServices {
  const { db, outside, backups, passwords, log, demo, mail } = deps
  const wait = deps.wait ?? ((ms: number) => sleep(ms))
  const nowMs = () => performance.now()
  const clicks = countClicks({ db, log, now: deps.now, nowMs, wait: waitUnreferenced })
  const given = { db, outside, backups, passwords, clicks, log, demo, mail }
  const readFromReplica = openReplicaReader({ db, replica: deps.replica ?? null, wait, nowMs })
  return { ...given, wait, clock: deps.now, readFromReplica, origin: deps.publicUrl }
}

function refuse(
  page: Extract<PageAddress, { ok: false }>,
  { where, isRead }: { where: Where; isRead: boolean },
): Response {
  if (page.reason !== 'moved') return errorResponse(page.reason, where)
  const headers = secure(new Headers({ Location: page.location }), where.security)
  headers.set('Cache-Control', isRead ? 'public, max-age=3600' : 'no-store')
  // After a 301 a client sends a GET and drops the posted form.
  return new Response(null, { status: isRead ? 301 : 308, headers })
}

/** The security headers of routes that declare `openToScripts`, and of all others. */
type SecurityLevels = { closed: SecurityHeaders; open: SecurityHeaders }

function securityLevelsFor(publicUrl: string): SecurityLevels {
  const closed = securityHeadersFor(publicUrl)
  return { closed, open: openToScripts(closed) }
}

/**
 * How a page is rendered. Refusals of addresses below /api/v1 that have no route are open to scripts, too: they contain no
 * private data.
 */
function optionsOf(
  page: PageAddress,
  { url, levels, method = 'GET' }: { url: URL; levels: SecurityLevels; method?: string },
) {
  const isOpen = 'route' in page ? page.route.isOpenToScripts : isApiPath(url.pathname)
  return {
    security: isOpen && method !== 'POST' ? levels.open : levels.closed,
    edition: page.ok ? page.edition : null,
    isMissing: page.ok && page.route.pattern === '/*',
    outlivesEditions: page.ok && page.route.outlivesEditions,
  }
}

type Where = { path: string; security: SecurityHeaders }

type FromMemory = { cache: PageCache; kindOf: KindOf; page: { key: string }; where: Where } & Client

/** A page that is not in memory is rendered for all who wait for it. */
async function respondFromMemory(
  request: Request,
  { cache, kindOf, page, where, address }: FromMemory,
): Promise<Response> {
  const { key } = page
  const network = publicNetworkOf(address)
  if (cache.isCrowded(key, network)) return errorResponse(crowdedCodes[kindOf(key)], where)
  return respondWithPage(request, await cache.get(key, network))
}

function respondEmpty(security: SecurityHeaders): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  return new Response(null, { status: 204, headers: secure(headers, security) })
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function findPageRefusal(
  request: Request,
  { route, own, where }: { route: PageRoute; own: OwnAddress; where: Where },
): Response | null {
  if (isReading(request)) return null
  // React Router would run the action of a page for PUT, PATCH and DELETE as well.
  if (request.method !== 'POST' || !route.acceptsPost) return refuseMethod(route, where)
  if (route.isOpenToSites) return null
  // The parser escapes the path.
  const ownUrl = own.acceptsAnyHost ? undefined : new URL(own.publicUrl + where.path).href
  if (isCrossSiteWrite(request, own)) return errorResponse('cross-site', { ...where, ownUrl })
  return isFormRequest(request) ? null : errorResponse('malformed', where)
}

function refuseMethod({ answersGet, acceptsPost }: PageRoute, where: Where): Response {
  const refusal = errorResponse('not-allowed', where)
  refusal.headers.set(
    'Allow',
    listAllowed([...(answersGet ? ['GET'] : []), ...(acceptsPost ? ['POST'] : [])]),
  )
  return refusal
}

/**
 * Redirects from the plain address of the site to the front page of the edition that this reader chose; null without a
 * choice, and while the site does not have that edition. The pages themselves do not depend on the choice. An open page that renews
 * itself (site/reader/live-refresh.ts) stays in its edition when another tab has chosen one.
 */
async function redirectToChosenEdition(
  request: Request,
  {
    page,
    cache,
    security,
  }: { page: { key: string }; cache: Pick<PageCache, 'get' | 'isCrowded'>; security: SecurityHeaders },
): Promise<Response | null> {
  const isRenewal = request.headers.get('sec-fetch-mode') === 'cors'
  const edition = page.key === '/' && !isRenewal ? readChosenEdition(request) : null
  if (!edition) return null
  const location = sitePath(edition, '/')
  if (cache.isCrowded(location) || (await cache.get(location)).status !== 200) return null
  const headers = { Location: location, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 302, headers: secure(new Headers(headers), security) })
}
