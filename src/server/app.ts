import { setTimeout as sleep } from 'node:timers/promises'
import { splitEdition } from '../address/site-path.ts'
import type { Change, Changes } from '../database/changes.ts'
import { isApiPath } from '../http/api-problem.ts'
import { countClicks } from '../http/count-clicks.ts'
import { isCrossSiteWrite, type OwnAddress } from '../http/cross-site.ts'
import { errorResponse } from '../http/describe-error.ts'
import { createPageCache, type PageKind, type RenderedPage } from '../http/page-cache.ts'
import type { PageServices } from '../http/page-context.ts'
import { isFormRequest } from '../http/posted-form.ts'
import { type SecurityHeaders, secure, securityHeadersFor } from '../http/security-headers.ts'
import { showChanges } from '../http/show-changes.ts'
import type { LoadImage } from '../ingest/image/load-image.ts'
import { answerImage } from './answer-image.ts'
import { answerRequest } from './answer-request.ts'
import { createApiGuard } from './api-guard.ts'
import { isDataAhead } from './data-ahead.ts'
import { leadToChosen } from './lead-to-chosen.ts'
import { type PageAddress, readPageAddress } from './page-address.ts'
import type { PageRoute } from './page-routes.ts'
import { createPageSource } from './page-source.ts'
import { renderError, renderPage } from './render-page.ts'
import { createTimedChanges } from './timed-changes.ts'
import { createWaitingQueue } from './waiting-queue.ts'

export type AppDependencies = Omit<PageServices, 'replica' | 'origin' | 'wait' | 'clicks'> & {
  /** A read-only copy, where there is one. */
  replica?: PageServices['db'] | null
  /** Without it no page is kept in memory: nothing would say when it is outdated. */
  changes: Changes | null
  /** The pictures of news links, from this machine's files or fetched again. */
  loadImage: LoadImage
  now: () => Date
  publicUrl: string
  /** See http/cross-site.ts. */
  takesAnyName: boolean
  wait?: PageServices['wait']
}

// A thousand front pages are about 60 MB.
const cacheLimits = { entriesMax: 2_000, bytesMax: 64 * 2 ** 20 }

// A search costs the database more than any other page, and anybody can think up thousands. Three at once, of ten
// connections, leave all other pages theirs; the others wait without costing anything.
const searchLanes = 3

// Nobody waits longer for results. A client that is refused after a wait retries later than one that is refused at once.
const searchPatienceMs = 4_000

const searches = /^(?:(?:\/[a-z]{2})?\/search(?:\?|\/feed)|\/api\/v1\/links\?q=)/
const kindOf = (key: string): PageKind => (searches.test(key) ? 'search' : 'page')
// Keeps no process and no test from ending.
const waitLoosely = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false })

const crowds = { page: 'too-busy', search: 'many-searches' } as const

/** The whole web application; tests drive it in process with `app.request('/path')`. */
export function createApp(deps: AppDependencies) {
  const { source, routes } = createPageSource()
  const security = securityHeadersFor(deps.publicUrl)
  const rendering = { source, services: servicesOf(deps), now: deps.now, security }
  const timed = expectChanges(change => shown?.show(change))
  const render = createRender(security, key =>
    // Without the reader's headers: what is kept for all cannot hold anything of one.
    renderPage(new Request(deps.publicUrl + key), {
      ...rendering,
      ...forEverybody(key),
      expectChange: timed.expect,
    }),
  )
  const cache = createPageCache({ render, ...cacheTimes, ...(deps.changes ? cacheLimits : noCache) })
  const guardApi = createApiGuard({ cache, own: deps, security, nowMs: () => performance.now() })
  const shown = deps.changes && showChanges({ changes: deps.changes, cache, wait: waitLoosely })

  async function respond(request: Request, address: string): Promise<Response> {
    const image = await answerImage(request, { loadImage: deps.loadImage, security })
    if (image) return image
    const url = new URL(request.url)
    const where = { path: url.pathname, security }
    const page = readPageAddress(url, routes)
    if (!page.ok) return refuse(page, where)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const refused = page.route.apiMethods
      ? guardApi(request, { page, url, address })
      : findPageRefusal(request, { route: page.route, own: deps, where })
    if (refused) return refused
    if (isDataAhead(request)) return answerNothing(security)
    const chosen = isRead && page.key === '/' ? await leadToChosen(request, { cache, security }) : null
    if (chosen) return chosen
    if (isRead && page.route.isKept) {
      if (cache.isCrowded(page.key)) return errorResponse(crowds[kindOf(page.key)], where)
      return answerRequest(request, await cache.get(page.key))
    }
    const rendered = await renderPage(request, { ...rendering, address, edition: page.edition })
    return rendered.download ?? answerRequest(request, rendered.page)
  }

  return {
    fetch: respond,
    request: async (path: string, init?: RequestInit) =>
      respond(new Request(new URL(path, deps.publicUrl), init), '127.0.0.1'),
    /** The valid cached page of a request target, if there is one. */
    findReady: cache.find,
    bodyBytesMaxOf: routes.bodyBytesMaxOf,
    listRoutes: routes.list,
    cacheCounts: cache.counts,
    /** Changes, once the pages in memory show them: who asks then gets no older page. */
    shown,
    close: () => shown?.close(),
  }
}

const noCache = { entriesMax: 0, bytesMax: 0 }
const cacheTimes = { nowMs: () => performance.now(), kindOf, wait: waitLoosely }

function forEverybody(key: string) {
  return { edition: splitEdition(key).edition, address: null }
}

function expectChanges(onDue: (change: Change) => void) {
  return createTimedChanges({ nowMs: () => performance.now(), wait: waitLoosely, onDue })
}

/** Makes pages at once, and searches as their turn comes. */
function createRender(security: SecurityHeaders, render: (key: string) => Promise<RenderedPage>) {
  const line = createWaitingQueue({ lanes: searchLanes, patienceMs: searchPatienceMs, wait: waitLoosely })
  // One answer for all, compressed once: thousands may be refused at one moment.
  const page = renderError('many-searches', { path: '/search', security })
  const document = renderError('many-searches', { path: '/api/v1/links', security })
  return (key: string) =>
    kindOf(key) === 'search'
      ? line(
          () => render(key),
          () => (isApiPath(key) ? document : page),
        )
      : render(key)
}

function servicesOf(deps: AppDependencies): PageServices {
  const { db, outside, backups, passwords, log, demo, mail } = deps
  const wait = deps.wait ?? ((ms: number) => sleep(ms))
  const clicks = countClicks({ db, log, now: deps.now, nowMs: () => performance.now(), wait: waitLoosely })
  const given = { db, outside, backups, passwords, clicks, log, demo, mail }
  return { ...given, wait, replica: deps.replica ?? db, origin: deps.publicUrl }
}

function refuse(page: Extract<PageAddress, { ok: false }>, where: Where): Response {
  if (page.reason !== 'moved') return errorResponse(page.reason, where)
  const headers = { Location: page.location, 'Cache-Control': 'public, max-age=3600' }
  return new Response(null, { status: 301, headers: secure(new Headers(headers), where.security) })
}

type Where = { path: string; security: SecurityHeaders }

function answerNothing(security: SecurityHeaders): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  return new Response(null, { status: 204, headers: secure(headers, security) })
}

function findPageRefusal(
  request: Request,
  { route, own, where }: { route: PageRoute; own: OwnAddress; where: Where },
): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (!route.acceptsPost) return errorResponse('not-allowed', where)
  if (!route.isOpenToSites && isCrossSiteWrite(request, own)) return errorResponse('cross-site', where)
  return isFormRequest(request) ? null : errorResponse('malformed', where)
}
