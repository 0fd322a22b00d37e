import { videosSlug } from '../../domain/categories/category.ts'
import type { SiteAds } from '../../domain/settings/site-ads.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import { arrangeFront } from './arrange-front.ts'
import { FrontLead } from './front-lead.tsx'
import { FrontSections } from './front-sections.tsx'
import { LatestNews } from './latest-news.tsx'
import { SecondTier } from './second-tier.tsx'
import type { ShownPage } from './shown-page.ts'
import { Sidebar } from './sidebar.tsx'

type Props = {
  page: ShownPage
  now: Date
  siteName: string
  categories: { id: string; name: string; slug: string }[]
  ads: SiteAds | null
  mostRead?: ShownLink[]
  /** For the desk, which shows changes that no reader sees: such a page never renews itself. */
  isPreview?: boolean
}

/** The front page below its header, for readers and for the preview of the desk. */
export function FrontPageView({
  page,
  now,
  siteName,
  categories,
  ads,
  mostRead = [],
  isPreview = false,
}: Props) {
  const { mostCovered, otherLanguages } = page
  const { beside, below } = arrangeFront(
    page,
    mostRead.map(({ title }) => title),
  )
  const hasMore = mostCovered.length + otherLanguages.length + mostRead.length > 0
  return (
    <main
      id="main"
      className={hasMore ? 'front' : 'front few'}
      data-live={isPreview ? undefined : 'news front stories'}
    >
      <h1 className="hidden">{siteName}</h1>
      <FrontLead lead={page.lead} now={now} />
      {page.second.length > 0 ? <SecondTier items={page.second} now={now} /> : null}
      <div className="right">
        <LatestNews
          links={page.latest.map(({ link, teaser }) => ({ ...link, teaser }))}
          thumbnailsFor={videosSlug}
          now={now}
        />
        <Sidebar
          stories={page.featuredStories}
          mostCovered={mostCovered}
          mostRead={mostRead}
          otherLanguages={otherLanguages}
          categories={categories}
          ads={ads}
          now={now}
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
