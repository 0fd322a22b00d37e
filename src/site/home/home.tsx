import { Fragment } from 'react'
import { videosSlug } from '../../domain/categories/category.ts'
import {
  featuredStoriesCount,
  latestCount,
  type NewsLink,
  sectionCount,
} from '../../domain/news-links/news-link.ts'
import { findFeatured, listLatest, listLatestByCategory } from '../../domain/news-links/news-link-queries.ts'
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
  dependsOn('news')
  const [latest, sections, featured] = await Promise.all([
    listLatest(db, latestCount),
    listLatestByCategory(db, sectionCount),
    findFeatured(db),
  ])
  return { latest, sections, featured, now, mayShowAds: latest.length > 0 }
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
  const { latest, sections, featured, now } = loaderData
  const { categories, settings } = matches[0].loaderData
  const ads = findPageAds(matches)
  return (
    <main id="main" className="front" data-live="news">
      <h1 className="hidden">{settings.siteName}</h1>
      <FeaturedArticle featured={featured} newest={latest.at(0) ?? null} now={now} />
      <LatestNews links={latest} thumbnailsFor={videosSlug} />
      <div className="sections">
        {categories.map((category, place) => (
          <Fragment key={category.id}>
            {place === sectionsBeforeAd ? <AdPlace ads={ads} slot="content" /> : null}
            <CategorySection
              category={category}
              links={leadLater(sections.get(category.slug) ?? [], featured ?? latest.at(0))}
              now={now}
              isWide={place === categories.length - 1 && place % 2 === 0}
            />
          </Fragment>
        ))}
      </div>
      <Sidebar {...{ stories: latest.slice(0, featuredStoriesCount), categories, ads, now }} />
    </main>
  )
}

/** The lead shows its picture above already; its own section opens with another link. */
function leadLater(links: NewsLink[], lead: NewsLink | undefined): NewsLink[] {
  const [first, second, ...others] = links
  return first && second && first.id === lead?.id ? [second, first, ...others] : links
}
