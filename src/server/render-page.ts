import { randomBytes, randomUUID } from 'node:crypto'
import type { Change } from '../database/changes.ts'
import { isUncertainWrite } from '../database/database-error.ts'
import { toClientError } from '../http/client-error.ts'
import { describeError, type ErrorCode } from '../http/describe-error.ts'
import type { RenderedPage } from '../http/page-cache.ts'
import type { PageContext, PageServices } from '../http/page-context.ts'
import type { Dependency } from '../http/page-store.ts'
import { type SecurityHeaders, secure, withAds, withNonce, withStyle } from '../http/security-headers.ts'
import { findRequestSession, signedInAs } from '../http/signed-in.ts'
import { storePage } from '../http/stored-page.ts'
import type { Edition } from '../text/language.ts'
import { enterEdition, prefixRedirect, readSite, type SiteInEdition } from './enter-edition.ts'
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
  const path = new URL(request.url).pathname
  const { requestId = randomUUID() } = options
  const log = options.services.log.child({ requestId })
  const site = readSite(options.services.db)
  const declared: Declared = {
    dependencies: new Set(),
    isForOne: options.address !== null,
    hasAds: false,
    nonce: null,
    styleSource: null,
    html: null,
    failure: null,
  }
  const page = openContext(request, declared, { ...options, site: site.inEdition(null), log })
  try {
    const entered = await enterEdition(request, { edition: null, ...options, ...site })
    if (entered.edition) {
      Object.assign(page, site.inEdition(entered.edition))
      // An administrator may turn the edition off.
      page.dependsOn('settings')
    }
    const response = prefixRedirect(await options.source(entered.request, page), entered.edition)
    if (response.status >= 500 && declared.failure !== null)
      return failedPage(declared.failure, { ...options, path, request, requestId })
    return await toRendered(response, declared, options.security)
  } catch (error) {
    logFailure(log, { error, path })
    return failedPage(error, { ...options, path, request, requestId })
  }
}

/** The loaders and the document of a page declare these through its context, while it renders. */
type Declared = {
  dependencies: Set<Dependency>
  /** No cache may keep the page. */
  isForOne: boolean
  hasAds: boolean
  nonce: string | null
  styleSource: string | null
  /** The document, if the response has no body. */
  html: string | null
  failure: unknown
}

function openContext(
  request: Request,
  declared: Declared,
  {
    site,
    log,
    ...options
  }: Omit<RenderOptions, 'edition'> & { site: SiteInEdition; log: PageContext['log'] },
): PageContext {
  const now = options.now()
  let session: ReturnType<typeof findRequestSession> | undefined
  const page: PageContext = {
    ...options.services,
    ...site,
    now,
    ...senderOf(options),
    log,
    findSignedIn: async needed => {
      session ??= findRequestSession(request, page)
      return signedInAs(await session, needed)
    },
    get nonce() {
      declared.nonce ??= randomBytes(16).toString('base64')
      return declared.nonce
    },
    dependsOn: (...changes) => {
      for (const change of changes) declared.dependencies.add(change)
    },
    changesAt: (change, at) => options.expectChange?.(change, at.getTime() - now.getTime()),
    noStore: () => {
      declared.isForOne = true
    },
    allowAds: () => {
      declared.hasAds = true
    },
    allowStyle: source => {
      declared.styleSource = source
    },
    writeDocument: text => {
      declared.html = text
    },
    onFailure: error => {
      declared.failure ??= error
    },
  }
  return page
}

function senderOf({
  address,
  requestApi,
}: Pick<RenderOptions, 'address' | 'requestApi'>): Pick<PageContext, 'address' | 'requestApi'> {
  const noSender = () => Promise.reject(new Error('A page that all readers share has no sender.'))
  return { address: address ?? 'everybody', requestApi: requestApi ?? noSender }
}

function policyFor(security: SecurityHeaders, { nonce, hasAds, styleSource }: Declared): SecurityHeaders {
  if (nonce) return withNonce(security, nonce)
  const documents = hasAds ? withAds(security) : security
  return styleSource ? withStyle(documents, styleSource) : documents
}

async function toRendered(
  response: Response,
  declared: Declared,
  security: SecurityHeaders,
): Promise<RenderedPage> {
  const { html, dependencies, isForOne } = declared
  const headers = secure(new Headers(response.headers), policyFor(security, declared))
  if (isDownload(response)) return toDownload(response, { dependencies, headers })
  const isFit = response.status === 200 && !isForOne && !response.headers.has('set-cookie')
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
  { dependencies, headers }: { dependencies: ReadonlySet<Dependency>; headers: Headers },
): RenderedPage {
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
