import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/sitemap-index'
import { respondWithText } from './respond-with-text.ts'
import { writeSitemapIndex } from './sitemap.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return respondWithText(await writeSitemapIndex(context.get(pageContext)), 'application/xml')
}
