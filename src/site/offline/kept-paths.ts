import { splitEdition } from '../../address/site-path.ts'

// Which requests the worker answers. Everything else is left to the browser, as if there were no worker.

/** The admin area, streams and files: no page of a reader. */
const otherPaths = /^\/(?:admin|events|edition|health)(?:\/|$)|\.\w+$/

/** A page that a reader opens. Forms that post are never answered here. */
export function isPageRequest({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
  return method === 'GET' && mode === 'navigate' && !otherPaths.test(new URL(url).pathname)
}

/** A stylesheet or script, for a page of a reader: its name holds a digest, so a copy is as good as the file. */
export function isFileRequest({ method, referrer, url }: Request): boolean {
  const isFromDesk = (URL.parse(referrer)?.pathname ?? '/admin').startsWith('/admin')
  return method === 'GET' && !isFromDesk && /^\/(?:style|assets)\//.test(new URL(url).pathname)
}

export type KeptAs = 'front' | 'story' | 'other'

/** How the page of an address is kept; null where it is not. */
export function keptAs(pathAndQuery: string): KeptAs | null {
  const { path } = splitEdition(pathAndQuery)
  if (path === '/') return 'front'
  if (path === '/offline') return 'other'
  return /^\/story\/[^/?]+$/.test(path) ? 'story' : null
}
