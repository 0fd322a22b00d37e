import { sitePath } from '../address/site-path.ts'
import { readFaviconSet } from '../domain/site-images/site-image.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { fittingPart } from '../text/truncate-text.ts'
import { drawnIcons } from '../ui/theme/favicon.ts'
import { groundColors } from '../ui/theme/theme-css.ts'
import type { Route } from './+types/site-manifest'
import { respondWithText } from './respond-with-text.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

// Home screens truncate longer names.
const shortNameLettersMax = 12

/** Makes the site, or one of its editions, installable as an app. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { dependsOn, edition, findSettings, language } = context.get(pageContext)
  dependsOn('settings')
  const { siteName, tagline, primaryColor, faviconUrl } = await findSettings()
  const start = sitePath(edition, '/')
  const ground = groundColors(primaryColor)
  const manifest = {
    id: start,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    name: siteName,
    short_name: fittingPart(siteName, shortNameLettersMax).trim(),
    description: tagline || undefined,
    lang: language,
    theme_color: ground.light,
    background_color: ground.light,
    icons: iconsOf(faviconUrl),
  }
  return respondWithText(JSON.stringify(manifest), 'application/manifest+json')
}

function iconsOf(faviconUrl: string): object[] {
  const own = readFaviconSet(faviconUrl)
  if (!own) return drawnIcons
  return [
    { src: own.touch, type: 'image/png', sizes: '180x180' },
    { src: own.large, type: 'image/png', sizes: '512x512' },
  ]
}
