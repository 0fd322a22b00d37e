import { NewsCardLarge } from '../../ui/news-card-large.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'

type Props = { featured: ShownLink | null; newest: ShownLink | null; now: Date }

/** The lead is what an editor featured. Where nothing is, the page says so, and the newest link leads instead. */
export function FeaturedArticle({ featured, newest, now }: Props) {
  const lead = featured ?? newest
  return (
    <section className="featured" aria-label="Featured" data-region="featured">
      {lead ? <NewsCardLarge link={lead} now={now} /> : null}
      {featured ? null : <p className="empty">No featured news available.</p>}
    </section>
  )
}
