import { Fragment } from 'react'
import { videosSlug } from '../../domain/categories/category.ts'
import type { FrontItem } from '../../domain/front/front-page.ts'
import { readFrontPage } from '../../domain/front/front-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { CategorySection } from '../../ui/category-section.tsx'
import { findPageAds } from '../page-ads.ts'
import { describePage } from '../page-head.ts'
import type { Route } from './+types/home'
import { FeaturedArticle } from './featured-article.tsx'
import { LatestNews } from './latest-news.tsx'
import { Sidebar } from './sidebar.tsx'
import { describeWebSite } from './web-site.ts'

export const handle = { kept: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, dependsOn, now } = context.get(pageContext)
  dependsOn('news', 'front')
  const front = await readFrontPage(db, now)
  return { front, now, mayShowAds: front.lead !== null }
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

// A row of two columns.
const sectionsBeforeAd = 2

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { front, now } = loaderData
  const { categories, settings } = matches[0].loaderData
  const ads = findPageAds(matches)
  return (
    <main id="main" className="front" data-live="news front">
      <h1 className="hidden">{settings.siteName}</h1>
      <FeaturedArticle lead={front.lead} second={front.second} now={now} />
      <LatestNews links={front.latest.map(toLink)} thumbnailsFor={videosSlug} now={now} />
      <div className="sections">
        {front.sections.map(({ category, lead, others }, place) => (
          <Fragment key={category.id}>
            {place === sectionsBeforeAd ? <AdPlace ads={ads} slot="content" /> : null}
            <CategorySection
              category={category}
              links={[...(lead ? [lead] : []), ...others].map(toLink)}
              now={now}
              isWide={place === front.sections.length - 1 && place % 2 === 0}
            />
          </Fragment>
        ))}
      </div>
      <Sidebar {...{ stories: front.featuredStories.map(toLink), categories, ads, now }} />
    </main>
  )
}

function toLink({ link }: FrontItem): FrontItem['link'] {
  return link
}
