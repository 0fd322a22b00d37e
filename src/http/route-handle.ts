import type { Role } from '../domain/accounts/role.ts'

// A route declares how its requests are served: `export const handle = { … } satisfies RouteHandle`. The defaults are the
// safest: a document, rendered for one request, with a request body no larger than a stranger may send.

export type RouteHandle = {
  /**
   * The lowest role that may open the route; each role includes those below it. In the admin area a route that declares none
   * needs an administrator, so a forgotten line locks people out instead of letting them in.
   */
  role?: Role | 'anybody'
  /** An application: its page runs React in the browser. All others are documents. */
  hydrate?: true
  /** The document inlines this sheet of `ui/stylesheet.ts`; without one it loads the stylesheet of all pages. */
  sheet?: 'front' | 'today' | 'category' | 'story' | 'stories' | 'search' | 'index'
  /** The response is the same for every reader, so our memory and caches may keep it. */
  kept?: true
  /**
   * The query parameters of a cached page. All others are removed, so strangers cannot fill the memory with copies of one
   * page. Pages that are not cached get all parameters.
   */
  query?: readonly string[]
  /** With this parameter the page is a search: few are rendered at a time, and the others queue (server/app.ts). */
  searchesWith?: string
  /**
   * The page also exists in each edition, for example with `/hi` before its path (decision 121). Every page with the site's
   * header does, because the header links to its editions.
   */
  inEditions?: true
  /** A link of mails: after its edition was turned off, its address still works, outside of editions. */
  outlivesEditions?: true
  /**
   * The methods of an API address (/api/v1). It refuses query parameters that are not in `query`; its bodies are JSON, and
   * its errors are problem documents.
   */
  api?: readonly ('GET' | 'POST')[]
  /** Posts to this API address read, so they count as reads (server/api-guard.ts). */
  postsRead?: true
  /**
   * Other sites may post here, for example a mail program that unsubscribes in one click: the only permission is a secret in
   * the path, and neither a cookie nor the body is read.
   */
  openToSites?: true
  /** Scripts of other sites' pages may read it: public data, without cookies and tokens (cross-site.ts). */
  openToScripts?: true
  /** Largest request body in bytes. Such a route checks for its role before it reads the body. */
  bodyBytesMax?: number
}

/** Largest body of a route that declares none. A tip with the longest note takes half of it (nine bytes a letter in Hindi). */
export const strangerBytesMax = 32 * 1024

/** Sizes of larger bodies. `posted-form.ts` limits the number of fields of every form. */
export const bodyBytes = {
  /** A title and a description of 11,000 letters together, which many programs write with six bytes each. */
  article: 128 * 1024,
  /** Five thousand selected rows, the two hundred words of a rule, twenty addresses with their queries. */
  list: 256 * 1024,
  /** Texts without a separate limit, and pieces of files (512 KB). */
  text: 2 ** 20,
  /** A site page of 300,000 letters, nine bytes each in Hindi. */
  page: 3 * 2 ** 20,
} as const

/** The handle of a route module; empty if the module exports none. */
export function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether the body is larger than the limit for strangers, who have not signed in. */
export function isLargerThanStrangers({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > strangerBytesMax
}
