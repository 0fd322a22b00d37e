import { randomBytes, randomUUID } from 'node:crypto'
import { inEdition, splitEdition } from '../address/site-path.ts'
import type { Change } from '../database/changes.ts'
import { isUncertainWrite } from '../database/database-away.ts'
import { listCategories } from '../domain/categories/category-queries.ts'
import { categoriesIn, settingsIn } from '../domain/editions/edition.ts'
import type { Settings } from '../domain/settings/settings.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { toClientError } from '../http/client-error.ts'
import { describeError } from '../http/describe-error.ts'
import type { ErrorCode } from '../http/error-page.ts'
import type { RenderedPage } from '../http/page-cache.ts'
import type { PageContext, PageServices } from '../http/page-context.ts'
import type { Dependency } from '../http/page-store.ts'
import { type SecurityHeaders, secure, withAds, withNonce, withStyle } from '../http/security-headers.ts'
import { findRequestSession, signedInAs } from '../http/signed-in.ts'
import { storePage } from '../http/stored-page.ts'
import { defaultLanguage, type Edition } from '../text/language.ts'
import { logFailure } from './request-log.ts'

export type PageSource = (request: Request, page: PageContext) => Promise<Response> | Response

type RenderOptions = {
  source: PageSource
  services: PageServices
  now: () => Date
  security: SecurityHeaders
  /** The edition in the address, if the route exists in editions. */
  edition?: Edition | null
  /** No route serves the address. */
  isMissing?: boolean
  /** See `RouteHandle`. */
  outlivesEditions?: boolean
  /** The client's address; null for a page that all readers share. */
  address: string | null
  /** See `readRequestId`; a page that all readers share gets its own. */
  requestId?: string
  /** See `PageContext`; a page that all readers share has no sender. */
  requestApi?: PageContext['requestApi']
  /** Called with changes that will happen without a write; only for pages that may be cached. */
  expectChange?: (change: Change, inMs: number) => void
}

// An open page renews itself within a second of a change, so a cache in front of us may lag by only a few seconds. It may
// show an older page for a day while we are down.
const keptCacheControl = 'public, max-age=0, s-maxage=5, stale-if-error=86400'

// A CDN may also show an older page while it revalidates. Browsers do not read this header (RFC 9213): in "Cache-Control",
// Chromium obeys "stale-while-revalidate" in a service worker, which then takes an old page for the network's.
const cdnCacheControl = 'max-age=5, stale-while-revalidate=30, stale-if-error=86400'

/** Renders the page of a request into memory. Never rejects. */
export async function renderPage(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const dependencies = new Set<Dependency>()
  let failure: unknown = null
  let isForOne = options.address !== null
  let nonce: string | null = null
  let hasAds = false
  let styleSource: string | null = null
  let html: string | null = null
  const path = new URL(request.url).pathname
  const { requestId = randomUUID() } = options
  const log = options.services.log.child({ requestId })
  const site = readSite(options.services.db)
  const findSession = once(() => findRequestSession(request, page))
  const page: PageContext = {
    ...options.services,
    ...site.inEdition(null),
    now: options.now(),
    ...senderOf(options),
    log,
    findSignedIn: async needed => signedInAs(await findSession(), needed),
    get nonce() {
      nonce ??= randomBytes(16).toString('base64')
      return nonce
    },
    dependsOn: (...changes) => {
      for (const change of changes) dependencies.add(change)
    },
    changesAt: (change, at) => options.expectChange?.(change, at.getTime() - page.now.getTime()),
    noStore: () => {
      isForOne = true
    },
    allowAds: () => {
      hasAds = true
    },
    allowStyle: source => {
      styleSource = source
    },
    writeDocument: text => {
      html = text
    },
    onFailure: error => {
      failure ??= error
    },
  }
  try {
    const entered = await enterEdition(request, { edition: null, ...options, ...site })
    if (entered.edition) {
      Object.assign(page, site.inEdition(entered.edition))
      // An administrator may turn the edition off.
      page.dependsOn('settings')
    }
    const response = prefixRedirect(await options.source(entered.request, page), entered.edition)
    if (response.status >= 500 && failure !== null)
      return failedPage(failure, { ...options, path, request, requestId })
    const isFit = response.status === 200 && !isForOne && !response.headers.has('set-cookie')
    const security = policyFor(options.security, { nonce, hasAds, styleSource })
    if (isDownload(response)) return toDownload(response, { dependencies, security })
    return await toRendered(response, { html, isFit, dependencies, security })
  } catch (error) {
    logFailure(log, { error, path })
    return failedPage(error, { ...options, path, request, requestId })
  }
}

function senderOf({ address, requestApi }: RenderOptions): Pick<PageContext, 'address' | 'requestApi'> {
  const noSender = () => Promise.reject(new Error('A page that all readers share has no sender.'))
  return { address: address ?? 'everybody', requestApi: requestApi ?? noSender }
}

function policyFor(
  security: SecurityHeaders,
  page: { nonce: string | null; hasAds: boolean; styleSource: string | null },
): SecurityHeaders {
  if (page.nonce) return withNonce(security, page.nonce)
  const documents = page.hasAds ? withAds(security) : security
  return page.styleSource ? withStyle(documents, page.styleSource) : documents
}

async function toRendered(
  response: Response,
  options: {
    html: string | null
    isFit: boolean
    dependencies: ReadonlySet<Dependency>
    security: SecurityHeaders
  },
): Promise<RenderedPage> {
  const { html, isFit, dependencies, security } = options
  const headers = secure(new Headers(response.headers), security)
  headers.delete('content-length')
  if (!isFit) headers.set('Cache-Control', headers.get('Cache-Control') ?? 'private, no-store')
  else if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', keptCacheControl)
    headers.set('CDN-Cache-Control', cdnCacheControl)
  }
  const body = response.body || html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  const page = storePage({ status: response.status, headers: [...headers].flat(), body })
  return { page, dependencies, outcome: isFit ? 'fit' : 'once' }
}

// A downloaded file may be larger than memory, so it is streamed.
function isDownload({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-disposition') ?? '').startsWith('attachment')
}

function toDownload(
  response: Response,
  { dependencies, security }: { dependencies: ReadonlySet<Dependency>; security: SecurityHeaders },
): RenderedPage {
  const headers = secure(new Headers(response.headers), security)
  headers.set('Cache-Control', 'private, no-store')
  const download = new Response(response.body, { headers })
  return {
    page: storePage({ status: 200, headers: [], body: Buffer.alloc(0) }),
    dependencies,
    outcome: 'once',
    download,
  }
}

type Where = { path: string; security: SecurityHeaders; requestId?: string }

function failedPage(error: unknown, { request, ...where }: Where & { request: Request }): RenderedPage {
  const code = toClientError(error)
  if (code !== 'database-away' || request.method !== 'POST') return renderError(code, where)
  return renderError(isUncertainWrite(error) ? 'perhaps-saved' : 'not-saved', where)
}

/** An error page; the cache prefers an older page of the same address. */
export function renderError(code: ErrorCode, where: Where): RenderedPage {
  const { status, headers, body } = describeError(code, where)
  const page = storePage({ status, headers: [...headers].flat(), body: Buffer.from(body) })
  return { page, dependencies: new Set(), outcome: code === 'database-away' ? 'away' : 'failed' }
}

// An edition is the same table of routes behind a prefix of the address. The prefix is removed here, so that no route and no
// loader sees it, and added to the redirects of loaders. All other code gets prefixed addresses from `sitePath`.

/**
 * The request without its edition prefix. If no route serves its address there, the prefix stays and no route matches: what
 * follows may be an address outside of editions. So it does if the site does not have that edition, except for routes that
 * outlive it.
 */
async function enterEdition(
  request: Request,
  {
    edition,
    isMissing = false,
    outlivesEditions = false,
    findSettings,
  }: Pick<RenderOptions, 'isMissing' | 'outlivesEditions'> & {
    edition: Edition | null
    findSettings: () => Promise<Settings>
  },
): Promise<{ edition: Edition | null; request: Request }> {
  if (!edition) return { edition, request }
  const isOn = Boolean((await findSettings()).editions[edition])
  if (isMissing || (!isOn && !outlivesEditions)) return { edition: isOn ? edition : null, request }
  const url = new URL(request.url)
  url.pathname = splitEdition(url.pathname).path
  return { edition: isOn ? edition : null, request: new Request(url, request) }
}

function prefixRedirect(response: Response, edition: Edition | null): Response {
  const location = response.headers.get('location')
  if (!edition || !location || !/^\/(?!admin(\/|$))/.test(location)) return response
  const headers = new Headers(response.headers)
  headers.set('location', inEdition(edition, location))
  return new Response(null, { status: response.status, headers })
}

/** Reads settings and categories, which most loaders of a page need, once each, and translates them for an edition. */
function readSite(db: PageServices['db']) {
  const findSettings = once(() => getSettings(db))
  const findCategories = once(() => listCategories(db))
  return {
    findSettings,
    inEdition: (edition: Edition | null) => ({
      edition,
      language: edition ?? defaultLanguage,
      findSettings: edition ? async () => settingsIn(edition, await findSettings()) : findSettings,
      findCategories: edition ? async () => categoriesIn(edition, await findCategories()) : findCategories,
    }),
  }
}

/** Shares one read among the loaders of a page, which run in parallel and need the same data. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
