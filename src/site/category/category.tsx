import { redirect } from 'react-router'
import { findCategoryByFormerSlug, findCategoryBySlug } from '../../domain/categories/category-queries.ts'
import { categoryIn } from '../../domain/editions/edition.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { linksPerPage } from '../../domain/news-links/news-link.ts'
import { listInCategory } from '../../domain/news-links/news-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { NewsGrid, openingCount } from '../../ui/news/news-cards.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RenewalStatus } from '../../ui/page-status.tsx'
import { exactTime } from '../../ui/time/day-and-clock.ts'
import * as words from '../../words/category-page.ts'
import { describeCollection, describePage, titleOf } from '../page-head.ts'
import { findPageTeasers } from '../with-teasers.ts'
import type { Route } from './+types/category'
import { categoryHeading } from './category-heading.ts'
import { openWithHottest } from './open-with-hottest.ts'

export const handle = {
  sheet: 'category',
  kept: true,
  inEditions: true,
  query: ['after'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const pageServices = context.get(pageContext)
  const { db, dependsOn, edition, language, now } = pageServices
  const found = await findCategoryBySlug(db, params.slug)
  if (!found) {
    const slug = params.slug.toLowerCase()
    const current = slug === params.slug ? null : await findCategoryBySlug(db, slug)
    const moved = current ?? (await findCategoryByFormerSlug(db, slug))
    throw moved ? redirect(`/category/${moved.slug}${url.search}`, 301) : redirect('/')
  }
  const category = categoryIn(edition, found)
  dependsOn(`news:${category.id}`)
  const after = readPageKey(url.searchParams.get('after'))
  // Another link of a story may represent this page's link on another page: a newer one, or the lead that an editor chose.
  dependsOn('stories', 'outlets')
  const page = await listInCategory(db, {
    categoryId: category.id,
    limit: linksPerPage,
    after,
    of: 'stories',
    edition,
  })
  const ids = page.newsLinks.map(({ id }) => id)
  const withTeaser = await findPageTeasers(pageServices, ids, after ? ids.slice(0, openingCount) : ids)
  const links = page.newsLinks.map(withTeaser)
  const path = `/category/${category.slug}`
  return {
    category,
    subtitle: category.description || words.subtitle(language, category),
    newsLinks: after ? links : openWithHottest(links, now),
    path: after ? `${path}?after=${writePageKey(after)}` : path,
    newestPath: after ? path : null,
    before: after && exactTime(after.at, { language }),
    nextPath: page.next ? `${path}?after=${writePageKey(page.next)}` : null,
    now,
    mayShowAds: page.newsLinks.length > 0,
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const { settings, base, language } = root.loaderData
  const { category, subtitle, before, path, newsLinks } = loaderData
  const heading = categoryHeading(category.name, language)
  const title = titleOf(root.loaderData, before ? words.older(language, { heading, at: before }) : heading)
  const keywords = words.keywords(language, { name: category.name, keywords: settings.metaKeywords })
  return describePage(root.loaderData, {
    title,
    description: subtitle,
    // A site without keywords of its own would leave a comma at the end.
    keywords: keywords.replace(/, $/, ''),
    path,
    picture: newsLinks.find(({ picture }) => picture)?.picture,
    card: `category/${category.slug}`,
    feedBase: `/category/${category.slug}`,
    feedTitle: titleOf(root.loaderData, heading),
    jsonLd: describeCollection({ title, description: subtitle, url: base + path, newsLinks }),
  })
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { category, subtitle, newsLinks, newestPath, nextPath, now } = loaderData
  return (
    <main id="main" className="page" data-live={`news:${category.id} stories`}>
      <header className="title">
        <h1>{categoryHeading(category.name, language)}</h1>
        <p>{subtitle}</p>
        <RenewalStatus />
      </header>
      <h2 className="hidden">{words.articles(language)}</h2>
      <div data-region="links">
        {newsLinks.length === 0 ? (
          <div className="nothing">
            <h3>{words.noArticles(language)}</h3>
            <p>{words.checkBack(language)}</p>
          </div>
        ) : (
          <NewsGrid links={newsLinks} now={now} />
        )}
        <PageLinks newestPath={newestPath} nextPath={nextPath} />
      </div>
    </main>
  )
}
