import { randomBytes } from 'node:crypto'
import type { Change } from '../database/changes.ts'
import { toClientError } from '../http/client-error.ts'
import { describeError } from '../http/describe-error.ts'
import type { ErrorCode } from '../http/error-page.ts'
import type { RenderedPage } from '../http/page-cache.ts'
import type { PageContext, PageServices } from '../http/page-context.ts'
import type { Dependency } from '../http/page-store.ts'
import { type SecurityHeaders, secure, withAds, withNonce, withStyle } from '../http/security-headers.ts'
import { findRequestSession, signedInAs } from '../http/signed-in.ts'
import { storePage } from '../http/stored-page.ts'
import type { Edition } from '../text/language.ts'
import { enterEdition, prefixRedirect } from './enter-edition.ts'
import { once, readSite } from './read-site.ts'
import { loggedPath } from './request-log.ts'

export type PageSource = (request: Request, page: PageContext) => Promise<Response> | Response

export type RenderOptions = {
  source: PageSource
  services: PageServices
  now: () => Date
  security: SecurityHeaders
  /** That the address begins with, and the route exists in. */
  edition?: Edition | null
  /** The client's address; null when the page is for everybody. */
  address: string | null
  /** Told of changes that will happen by themselves, where the page may be kept. */
  expectChange?: (change: Change, inMs: number) => void
}

// An open page renews itself within a second of a change, so a cache in front of us may be behind by no more than a
// few; it may show an older page while it asks for a new one, and for a day when we are away.
const keptCacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400'

/** Asks the pages for an answer and brings it into memory. Never rejects. */
export async function renderPage(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const dependencies = new Set<Dependency>()
  let failure: unknown = null
  let isForOne = options.address !== null
  let nonce: string | null = null
  let hasAds = false
  let styleSource: string | null = null
  let html: string | null = null
  const path = new URL(request.url).pathname
  const site = readSite(options.services.db)
  const findSession = once(() => findRequestSession(request, page))
  const page: PageContext = {
    ...options.services,
    ...site.inEdition(null),
    now: options.now(),
    address: options.address ?? 'everybody',
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
    const entered = await enterEdition(request, { edition: options.edition ?? null, ...site })
    if (entered.edition) {
      Object.assign(page, site.inEdition(entered.edition))
      // The edition may be turned off.
      page.dependsOn('settings')
    }
    const response = prefixRedirect(await options.source(entered.request, page), entered.edition)
    if (response.status >= 500 && failure !== null) return failedPage(failure, { path, ...options })
    const isFit = response.status === 200 && !isForOne && !response.headers.has('set-cookie')
    const security = policyFor(options.security, { nonce, hasAds, styleSource })
    if (isDownload(response)) return passOn(response, { dependencies, security })
    return await toRendered(response, { html, isFit, dependencies, security })
  } catch (error) {
    options.services.log.error({ err: error, path: loggedPath(path) }, 'page failed')
    return failedPage(error, { path, ...options })
  }
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
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', keptCacheControl)
  const body = response.body || html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  const page = storePage({ status: response.status, headers: [...headers].flat(), body })
  return { page, dependencies, outcome: isFit ? 'fit' : 'once' }
}

// A file that somebody asked for may be larger than memory: it goes out as it is made.
function isDownload({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-disposition') ?? '').startsWith('attachment')
}

function passOn(
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

type Where = { path: string; security: SecurityHeaders }

function failedPage(error: unknown, { path, security }: Where): RenderedPage {
  return renderError(toClientError(error), { path, security })
}

/** An error in the place of a page; an older page of the address is better. */
export function renderError(code: ErrorCode, where: Where): RenderedPage {
  const { status, headers, body } = describeError(code, where)
  const page = storePage({ status, headers: [...headers].flat(), body: Buffer.from(body) })
  return { page, dependencies: new Set(), outcome: 'failed' }
}
