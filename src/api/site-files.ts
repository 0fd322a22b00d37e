import { findAdsPublisherId } from '../domain/settings/ads-publisher.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import type { PageContext } from '../http/page-context.ts'
import { drawFavicon } from '../ui/favicon.ts'
import { isSitemapEnabled } from './sitemap.ts'
import { xmlText } from './xml-text.ts'

// Small files that programs look for at fixed addresses.

// The admin area is no entrance to the site; event streams would hold a crawler for ever. The search page is open: it
// says `noindex`, which only a crawler that reads it obeys.
const closedPaths = ['/admin', '/events']

export async function writeRobots(page: PageContext): Promise<string> {
  const rules = ['User-agent: *', ...closedPaths.map(path => `Disallow: ${path}`)]
  const sitemap = (await isSitemapEnabled(page)) ? ['', `Sitemap: ${page.origin}/sitemap.xml`] : []
  return `${[...rules, ...sitemap].join('\n')}\n`
}

/** Null where no publisher is named, for a file without one would forbid every seller. */
export async function writeAdsFile({ db, dependsOn }: PageContext): Promise<string | null> {
  dependsOn('settings')
  const publisherId = await findAdsPublisherId(db)
  // The last field is Google's own id, the same for all of its publishers.
  return publisherId ? `google.com, ${publisherId}, DIRECT, f08c47fec0942fa0\n` : null
}

export async function writeOpenSearch({ db, origin, dependsOn }: PageContext): Promise<string> {
  dependsOn('settings')
  const { siteName, siteDescription } = await getSettings(db)
  // The specification of OpenSearch allows 16 characters for the name.
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText([...siteName].slice(0, 16).join(''))}</ShortName>
<Description>${xmlText(siteDescription)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${xmlText(origin)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`
}

/** Makes the desk an app of its own on a telephone, to which other apps can share an article. */
export async function writeDeskManifest({ db, dependsOn }: PageContext): Promise<string> {
  dependsOn('settings')
  const { siteName, primaryColor } = await getSettings(db)
  const icon = { src: '/favicon.ico', type: 'image/svg+xml', sizes: 'any' }
  return JSON.stringify({
    ...{ id: '/admin/', scope: '/admin/', start_url: '/admin/queue', display: 'standalone' },
    ...{
      name: `${siteName} desk`,
      short_name: 'Desk',
      theme_color: primaryColor,
      background_color: '#ffffff',
    },
    icons: [icon, { ...icon, purpose: 'maskable' }],
    share_target: {
      ...{ action: '/admin/queue/add', method: 'GET' },
      params: { title: 'title', text: 'text', url: 'url' },
    },
  })
}

/** The crossroads in the site's colour, for programs that ask for an icon without reading the page. */
export async function writeIcon({ db, dependsOn }: PageContext): Promise<string> {
  dependsOn('settings')
  const { primaryColor } = await getSettings(db)
  return drawFavicon(primaryColor)
}
