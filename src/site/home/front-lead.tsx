import { NewsCardLarge } from '../../ui/news/news-card-large.tsx'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import { StoryTeaser } from '../../ui/news/story-teaser.tsx'

/** The lead. Only a page without one says that there is no featured news. */
export function FrontLead({ lead, now }: { lead: ShownItem | null; now: Date }) {
  return (
    <section className="featured" aria-label="Featured" data-region="featured">
      {lead ? (
        <NewsCardLarge link={lead.link} now={now} title={lead.story?.title}>
          {lead.teaser ? <StoryTeaser teaser={lead.teaser} /> : null}
        </NewsCardLarge>
      ) : (
        <p className="empty">No featured news available.</p>
      )}
    </section>
  )
}
