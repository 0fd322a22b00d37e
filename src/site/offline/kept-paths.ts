import { inEdition, splitEdition } from '../../address/site-path.ts'
import { readEdition } from '../../text/language.ts'

// Decides which requests the service worker answers. All others go to the browser as if there were no worker.

/** The admin area, streams and files, which are not public pages. */
const otherPaths = /^\/(?:admin|events|health)(?:\/|$)|\.\w+$/

/** A navigation to a public page. Posted forms are never answered here. */
export function isPageRequest({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
  return method === 'GET' && mode === 'navigate' && !otherPaths.test(new URL(url).pathname)
}

/** A public page's stylesheet or script: its name contains a digest, so a copy is as good as the file. */
export function isFileRequest({ method, referrer, url }: Request): boolean {
  const isFromPage = Boolean(referrer) && !new URL(referrer).pathname.startsWith('/admin')
  return method === 'GET' && isFromPage && /^\/(?:style|assets)\//.test(new URL(url).pathname)
}

/** The page's address without parameters that its route ignores, which apps add to an address that is shared (`fbclid`). */
export function keptPath({ pathname, search, searchParams }: URL): string {
  // Of the pages that are kept, only a story's reads one.
  return keptAs(pathname) && !searchParams.has('after') ? pathname : pathname + search
}

/** The page to which the link of another edition leads; null for other addresses. */
export function editionTarget({ pathname, searchParams, origin }: URL): string | null {
  const [, language] = /^\/edition\/([a-z]+)$/.exec(pathname) ?? []
  const to = searchParams.get('to') ?? '/'
  if (!language || !to.startsWith('/')) return null
  return keptPath(new URL(origin + inEdition(readEdition(language), splitEdition(to).path)))
}

/** How the page at an address is kept; null if it is not kept. */
export function keptAs(pathAndQuery: string): 'front' | 'story' | 'other' | null {
  const { path } = splitEdition(pathAndQuery)
  if (path === '/' || path === '/today') return 'front'
  if (path === '/offline') return 'other'
  return /^\/story\/[^/?]+$/.test(path) ? 'story' : null
}
