import { latestPool } from '../../domain/front/front-page.ts'
import { readFrontPage } from '../../domain/front/front-queries.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { NewSince } from '../../ui/page-status.tsx'
import { findPageAds } from '../page-ads.ts'
import { describePage, siteDescriptionOf } from '../page-head.ts'
import type { Route } from './+types/home'
import { FrontCard, FrontLead, FrontPageView, Latest } from './front-page-view.tsx'
import { loadHome } from './load-home.ts'
import { listShortFront } from './shown-page.ts'

export const handle = { sheet: 'front', kept: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { clicks, db, edition, findCategories, findSettings, changesAt, dependsOn, now } =
    context.get(pageContext)
  dependsOn('news', 'front', 'most-read', 'outlets')
  const [front, mostRead] = await Promise.all([
    readFrontPage(db, now, { categories: findCategories(), edition }),
    clicks.listMostRead(findSettings(), edition),
  ])
  if (front.changesAt) changesAt('front', front.changesAt)
  if (mostRead.renewAt) changesAt('most-read', mostRead.renewAt)
  const { teaserChanges, ...home } = await loadHome(db, { front, now })
  dependsOn(...teaserChanges)
  return {
    ...home,
    mostRead: mostRead.links,
    arrivals: front.arrivals,
    short: edition ? listShortFront(home.page, front.linkCount) : null,
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData) return []
  const { settings, base } = root.loaderData
  return describePage(root.loaderData, {
    title: settings.metaTitle || `${settings.siteName} - ${settings.tagline}`,
    description: siteDescriptionOf(settings),
    keywords: settings.metaKeywords,
    path: '/',
    picture: loaderData?.page.lead?.link.picture,
    card: 'page/front',
    jsonLd: describeWebSite(settings, base),
  })
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { page, now, mostRead, arrivals, short } = loaderData
  const { categories, settings } = matches[0].loaderData
  const ads = findPageAds(matches)
  // The front page of an edition with few links is the lead, and one list in which each headline has its category above it.
  if (page.lead && short)
    return (
      <main id="main" className="front brief" data-live="news front stories">
        <h1 className="hidden">{settings.siteName}</h1>
        <NewSince arrivals={arrivals} most={latestPool} />
        <FrontLead lead={page.lead} now={now} />
        <Latest count={short.length} className="brief-list">
          {short.map(item => (
            <FrontCard key={item.link.id} item={item} now={now} />
          ))}
        </Latest>
        <AdPlace ads={ads} slot="content" />
      </main>
    )
  return (
    <FrontPageView
      page={page}
      now={now}
      categories={categories}
      mostRead={mostRead}
      arrivals={arrivals}
      siteName={settings.siteName}
      ads={ads}
    />
  )
}

/** JSON-LD of the whole site: its name and its search. */
function describeWebSite(settings: Settings, base: string): object {
  return {
    '@type': 'WebSite',
    name: settings.siteName,
    description: settings.siteDescription,
    url: base.includes('/', 'https://'.length) ? base : `${base}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
