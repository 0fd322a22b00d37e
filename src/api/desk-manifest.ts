import { adminPath } from '../address/admin-path.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { drawnIcons } from '../ui/theme/favicon.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/desk-manifest'
import { respondWithText } from './respond-with-text.ts'

export const handle = { kept: true } satisfies RouteHandle

/** Makes the desk installable as a separate app on a phone, to which other apps can share an article. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { findSettings, dependsOn, language } = context.get(pageContext)
  dependsOn('settings')
  const { siteName, primaryColor } = await findSettings()
  const scope = '/admin/'
  const manifest = {
    id: scope,
    scope,
    start_url: adminPath('/queue'),
    display: 'standalone',
    name: words.desk(language, { siteName }),
    short_name: words.deskShort(language),
    theme_color: primaryColor,
    background_color: '#ffffff',
    icons: drawnIcons,
    share_target: {
      action: adminPath('/queue/add'),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
  return respondWithText(JSON.stringify(manifest), 'application/manifest+json')
}
