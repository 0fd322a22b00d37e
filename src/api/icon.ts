import { readFaviconSet } from '../domain/site-images/site-image.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { drawFavicon } from '../ui/theme/favicon.ts'
import type { Route } from './+types/icon'
import { respondWithText } from './respond-with-text.ts'

export const handle = { kept: true, openToScripts: true } satisfies RouteHandle

/** Home screens round the corners themselves, and fill transparent ones with black. */
const pictures = new Map([
  ['/favicon.ico', { side: 48, corner: 6 }],
  ['/apple-touch-icon.png', { side: 180, corner: 0 }],
  ['/icon-512.png', { side: 512, corner: 6 }],
])

/**
 * The uploaded favicon, or else the crossroads in the site's colour, for programs that request an icon without reading the page
 * and for home screens: a PNG, since Safari, many feed readers and link previews show no SVG, and `/icon.svg` for the others.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { findSettings, dependsOn, noStore, outside } = context.get(pageContext)
  dependsOn('settings')
  const { primaryColor, faviconUrl } = await findSettings()
  const { pathname } = new URL(request.url)
  const picture = pictures.get(pathname)
  if (!picture) return respondWithText(drawFavicon(primaryColor), 'image/svg+xml')
  const { side, corner } = picture
  const own = readFaviconSet(faviconUrl)
  if (own) {
    const Location = side === 180 ? own.touch : side === 512 ? own.large : faviconUrl
    return new Response(null, { status: 302, headers: { Location } })
  }
  const png = await outside.drawIcon(drawFavicon(primaryColor, { corner }), side)
  if (!png) {
    noStore()
    return new Response(null, { status: 404 })
  }
  const headers = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return new Response(new Uint8Array(png), { headers })
}
