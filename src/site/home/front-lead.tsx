import { useLanguage } from '../../ui/language/language-context.ts'
import { NewsCardLarge } from '../../ui/news/news-card-large.tsx'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import * as words from '../../words/home.ts'

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
