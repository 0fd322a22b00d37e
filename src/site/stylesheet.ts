import type { RouteHandle } from '../http/route-handle.ts'
import { readStylesheet } from '../ui/stylesheet.ts'
import type { Route } from './+types/stylesheet'

export const handle = { kept: true } satisfies RouteHandle

/** `/style/1a2b4a-0123abcd.css`; a page loaded before an upgrade may still request its old version. */
export function loader({ params }: Route.LoaderArgs): Response {
  const stylesheet = readStylesheet(params.file)
  if (!stylesheet) return new Response('Not found', { status: 404 })
  const cacheControl = stylesheet.isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
  return new Response(stylesheet.css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': cacheControl },
  })
}
