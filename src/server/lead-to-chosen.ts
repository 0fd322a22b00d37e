import { sitePath } from '../address/site-path.ts'
import { readChosenEdition } from '../http/edition-cookie.ts'
import type { PageCache } from '../http/page-cache.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'

/**
 * From the plain address of the site to the front page of the edition that this reader chose; null without a choice, and
 * while the site does not have that edition. The pages themselves know nothing of the choice.
 */
export async function leadToChosen(
  request: Request,
  { cache, security }: { cache: Pick<PageCache, 'get' | 'isCrowded'>; security: SecurityHeaders },
): Promise<Response | null> {
  const edition = readChosenEdition(request)
  if (!edition) return null
  const location = sitePath(edition, '/')
  if (cache.isCrowded(location) || (await cache.get(location)).status !== 200) return null
  const headers = { Location: location, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 302, headers: secure(new Headers(headers), security) })
}
