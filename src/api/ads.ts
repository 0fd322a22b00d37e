import { findAdsPublisherId } from '../domain/settings/settings-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/ads'
import { respondWithText } from './respond-with-text.ts'

export const handle = { kept: true, openToScripts: true } satisfies RouteHandle

/** `/ads.txt`, only where a publisher is named: a file without one would forbid every seller. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('settings')
  const publisherId = await findAdsPublisherId(db)
  // The last field is Google's own id, the same for all of its publishers.
  const line = publisherId && `google.com, ${publisherId}, DIRECT, f08c47fec0942fa0\n`
  return respondWithText(line, 'text/plain')
}
