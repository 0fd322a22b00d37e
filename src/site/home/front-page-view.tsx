import type { ReactNode } from 'react'
import { videosSlug } from '../../domain/categories/category.ts'
import { latestPool } from '../../domain/front/front-page.ts'
import type { SiteAds } from '../../domain/settings/settings.ts'
import { AdPlace } from '../../ui/ad-place.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import { Kicker, type ShownItem, type ShownLink } from '../../ui/news/headline-lines.tsx'
import { CategorySection, NewsCardGrid, NewsCardLarge, NewsListBlock } from '../../ui/news/news-cards.tsx'
import { NewSince, RenewalStatus } from '../../ui/page-status.tsx'
import * as words from '../../words/home.ts'
import { arrangeFront } from './arrange-front.ts'
import { isOfPicture, type SectionPair, type ShownPage, type ShownSection } from './shown-page.ts'
import { Sidebar } from './sidebar.tsx'

type Props = {
  page: ShownPage
  now: Date
  siteName: string
  categories: { id: string; name: string; slug: string }[]
  ads: SiteAds | null
  mostRead?: ShownLink[]
  /** When the newest links came to the site; for readers. */
  arrivals?: Date[]
  /** For the desk, which shows unpublished changes: a preview never renews itself. */
  isPreview?: boolean
}

/**
 * The front page below its header, for readers and for the desk's preview. On a phone the sections that stand beside the right
 * column of a desktop screen come before it.
 */
export function FrontPageView({
  page,
  now,
  siteName,
  categories,
  ads,
  mostRead = [],
  arrivals = [],
  isPreview = false,
}: Props) {
  const { mostCovered, otherLanguages } = page
  // An empty site says once that it has no news, not again for each section.
  const sections = page.lead ? page.sections : []
  const { columns, beside, below } = arrangeFront(
    { ...page, sections },
    mostRead.map(({ title }) => title),
  )
  return (
    <main id="main" className={columns} data-live={isPreview ? undefined : 'news front stories'}>
      <h1 className="hidden">{siteName}</h1>
      {isPreview ? null : <NewSince arrivals={arrivals} most={latestPool} />}
      <FrontLead lead={page.lead} now={now} />
      {page.second.length > 0 ? <SecondTier items={page.second} now={now} /> : null}
      {beside.length > 0 ? (
        <div className="beside">
          <FrontSections pairs={beside} now={now} />
        </div>
      ) : null}
      <div className="right">
        <Latest count={page.latest.length}>
          <NewsListBlock
            links={page.latest.map(({ link, teaser }) => ({ ...link, teaser }))}
            thumbnailsFor={videosSlug}
            now={now}
          />
        </Latest>
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
      <div className="sections">
        <AdPlace ads={ads} slot="content" />
        <FrontSections pairs={below} now={now} />
      </div>
    </main>
  )
}

/** Sections in pairs: one with a picture beside one of texts of the same height. */
function FrontSections({ pairs, now }: { pairs: SectionPair[]; now: Date }) {
  return (
    <>
      {pairs.map(({ sections }) => (
        <div key={sections[0]?.category.slug} className={sections.length === 1 ? 'pair alone' : 'pair'}>
          {sections.map((section, side) =>
            draw(section, { now, look: isOfPicture(sections, side) ? 'picture' : 'text' }),
          )}
        </div>
      ))}
    </>
  )
}

function draw({ category, items }: ShownSection, { now, look }: { now: Date; look: 'picture' | 'text' }) {
  return <CategorySection key={category.slug} category={category} items={items} now={now} look={look} />
}

/** The newest links, in the form that a front page gives them. */
export function Latest(latest: { count: number; className?: string; children: ReactNode }) {
  const language = useLanguage()
  return (
    <section className="latest" aria-labelledby="latest">
      <header className="head">
        <h2 id="latest">{words.latest(language)}</h2>
        <RenewalStatus />
      </header>
      <div className={latest.className} data-region="latest">
        {latest.count === 0 ? <p className="empty">{words.noLatest(language)}</p> : latest.children}
      </div>
    </section>
  )
}

/** Two or three items below the lead; one without a picture uses the space for its description and its story's headlines. */
function SecondTier({ items, now }: { items: ShownItem[]; now: Date }) {
  return (
    <section
      className={`second of-${items.length}`}
      aria-label={words.moreTopStories(useLanguage())}
      data-region="second"
    >
      {items.map(item => (
        <FrontCard key={item.link.id} item={item} now={now} hasHeadlines={!item.link.picture} />
      ))}
    </section>
  )
}

/** A card with its category above it. */
export function FrontCard({ item, ...card }: { item: ShownItem; now: Date; hasHeadlines?: boolean }) {
  const { link, story, teaser } = item
  const kicker = <Kicker link={link} />
  return (
    <NewsCardGrid {...card} link={link} title={story?.title} mode="full" kicker={kicker} teaser={teaser} />
  )
}

/** The lead. Only a page without one says that there is no featured news. */
export function FrontLead({ lead, now }: { lead: ShownItem | null; now: Date }) {
  const language = useLanguage()
  return (
    <section className="featured" aria-label={words.featured(language)} data-region="featured">
      {lead ? (
        <NewsCardLarge
          link={lead.link}
          now={now}
          title={lead.story?.title}
          borrowed={lead.borrowed}
          teaser={lead.teaser}
        />
      ) : (
        <p className="empty">{words.noFeatured(language)}</p>
      )}
    </section>
  )
}
