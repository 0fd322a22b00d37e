import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/sitemap-part'
import { respondWithText } from './respond-with-text.ts'
import { writeSitemapPart } from './sitemap.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  return respondWithText(await writeSitemapPart(context.get(pageContext), params.part), 'application/xml')
}
