import { inEdition, splitEdition } from '../address/site-path.ts'
import type { Settings } from '../domain/settings/settings.ts'
import type { Edition } from '../text/language.ts'

// An edition is the same table of routes behind a first part of the address. It is taken off here, so that no route and no
// loader knows of it, and put before where a loader redirects to. Everything else asks `sitePath`.

/** The request without its edition. A site without that edition has no such address: nothing is taken off, and no route fits. */
export async function enterEdition(
  request: Request,
  { edition, findSettings }: { edition: Edition | null; findSettings: () => Promise<Settings> },
): Promise<{ edition: Edition | null; request: Request }> {
  if (!edition || !(await findSettings()).editions[edition]) return { edition: null, request }
  const url = new URL(request.url)
  url.pathname = splitEdition(url.pathname).path
  return { edition, request: new Request(url, request) }
}

export function prefixRedirect(response: Response, edition: Edition | null): Response {
  const location = response.headers.get('location')
  if (!edition || !location || !/^\/(?!admin(\/|$))/.test(location)) return response
  const headers = new Headers(response.headers)
  headers.set('location', inEdition(edition, location))
  return new Response(null, { status: response.status, headers })
}
