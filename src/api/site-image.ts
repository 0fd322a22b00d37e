import { findSiteImage } from '../domain/site-images/site-image-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/site-image'

export const handle = { kept: true } satisfies RouteHandle

/** The logo or the favicon. Its address identifies its content, so it never changes. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { db, noStore } = context.get(pageContext)
  const body = await findSiteImage(db, params)
  if (!body) {
    noStore()
    return new Response(null, { status: 404 })
  }
  const headers = {
    'Content-Type': params.name.endsWith('.png') ? 'image/png' : 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Link previews on other sites and installed apps also show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return new Response(new Uint8Array(body), { headers })
}
