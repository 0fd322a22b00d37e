import { videosSlug } from '../../domain/categories/category.ts'
import { readFrontPage } from '../../domain/front/front-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { findPageAds } from '../page-ads.ts'
import { describePage } from '../page-head.ts'
import type { Route } from './+types/home'
import { arrangeFront } from './arrange-front.ts'
import { FrontLead } from './front-lead.tsx'
import { FrontSections } from './front-sections.tsx'
import { LatestNews } from './latest-news.tsx'
import { loadHome } from './load-home.ts'
import { SecondTier } from './second-tier.tsx'
import { Sidebar } from './sidebar.tsx'
import { describeWebSite } from './web-site.ts'

export const handle = { kept: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, changesAt, dependsOn, now } = context.get(pageContext)
  dependsOn('news', 'front')
  const front = await readFrontPage(db, now)
  if (front.endsAt) changesAt('front', front.endsAt)
  return loadHome(front, now)
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData) return []
  const { settings, origin } = root.loaderData
  return describePage(root.loaderData, {
    title: settings.metaTitle || `${settings.siteName} - ${settings.tagline}`,
    description: settings.metaDescription || settings.siteDescription,
    keywords: settings.metaKeywords,
    path: '/',
    jsonLd: describeWebSite(settings, origin),
  })
}

type HomeProps = Pick<Route.ComponentProps, 'loaderData'> & {
  matches: readonly [Route.ComponentProps['matches'][0], ...({ loaderData?: unknown } | undefined)[]]
  isPreview?: boolean
}

/** `isPreview`: for the desk, which shows changes that no reader sees; such a page never renews itself. */
export default function Home({ loaderData, matches, isPreview = false }: HomeProps) {
  const { page, now } = loaderData
  const { categories, settings } = matches[0].loaderData
  const ads = findPageAds(matches)
  const { beside, below } = arrangeFront(page)
  return (
    <main
      id="main"
      className={page.mostCovered.length > 0 ? 'front' : 'front few'}
      data-live={isPreview ? undefined : 'news front'}
    >
      <h1 className="hidden">{settings.siteName}</h1>
      <FrontLead lead={page.lead} now={now} />
      {page.second.length > 0 ? <SecondTier items={page.second} now={now} /> : null}
      <div className="right">
        <LatestNews links={page.latest.map(({ link }) => link)} thumbnailsFor={videosSlug} now={now} />
        <Sidebar
          stories={page.featuredStories}
          {...{ mostCovered: page.mostCovered, categories, ads, now }}
        />
      </div>
      {beside.length > 0 ? (
        <div className="beside">
          <FrontSections pairs={beside} now={now} />
        </div>
      ) : null}
      <div className="sections">
        <AdPlace ads={ads} slot="content" />
        <FrontSections pairs={below} now={now} />
      </div>
    </main>
  )
}
