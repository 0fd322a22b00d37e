import type { Role } from '../domain/accounts/role.ts'

// A route declares here how it is answered: `export const handle = { … } satisfies RouteHandle`. The
// defaults are the safest: a document, rendered for one request, with a body no larger than a stranger may send.

export type RouteHandle = {
  /**
   * The least role that it opens to; each may do what those below it may. In the admin area a route that declares none
   * is an administrator's, so a forgotten line locks people out instead of letting them in.
   */
  role?: Role | 'anybody'
  /** An application: its page runs React in the browser. All others are documents. */
  hydrate?: true
  /** The document holds the rules of this file of `ui/sheets/`; without one it loads the stylesheet of all pages. */
  sheet?: 'front' | 'category' | 'story' | 'search' | 'index'
  /** The same for every reader, so memory and caches may keep it. */
  kept?: true
  /**
   * The query parameters of a cached page. All others are removed, so strangers cannot fill the memory with copies of one
   * page. Pages that are not cached see all.
   */
  query?: readonly string[]
  /** The page exists in each edition, too: `/hi` before its path (decision 121). */
  inEditions?: true
  /**
   * The methods of an address of the API (/api/v1). Its `query` is all it knows, and another parameter is refused; its
   * bodies are JSON, and its errors problem documents.
   */
  api?: readonly ('GET' | 'POST')[]
  /**
   * Other sites may post here, as a mail program does that unsubscribes in one click: a secret in the path is the whole
   * permission, and no cookie is read.
   */
  openToSites?: true
  /** Largest request body in bytes. Such a route checks for its role before it reads the body. */
  bodyBytesMax?: number
}

/** Largest body of a route that names none. A tip with its longest note is half of it (nine bytes a letter in Hindi). */
export const strangerBytesMax = 32 * 1024

/** Sizes of larger bodies. `posted-form.ts` limits the number of fields of every form. */
export const bodyBytes = {
  /** Five thousand selected rows, the two hundred words of a rule, twenty addresses with their queries. */
  list: 256 * 1024,
  /** Texts without a limit of their own, and pieces of files (512 KB). */
  text: 2 ** 20,
  /** A site page of 300,000 letters, nine bytes each in Hindi. */
  page: 3 * 2 ** 20,
} as const

/** The handle of a route module, whatever it is. */
export function readHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Whether the body is larger than the limit for somebody who has not signed in. */
export function isLargerThanStrangers({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > strangerBytesMax
}
