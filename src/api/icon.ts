import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { drawFavicon } from '../ui/theme/favicon.ts'
import type { Route } from './+types/icon'
import { respondWithText } from './respond-with-text.ts'

export const handle = { kept: true, openToScripts: true } satisfies RouteHandle

/** `/favicon.ico`: the crossroads in the site's colour, for programs that request an icon without reading the page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { findSettings, dependsOn } = context.get(pageContext)
  dependsOn('settings')
  const { primaryColor } = await findSettings()
  return respondWithText(drawFavicon(primaryColor), 'image/svg+xml')
}
