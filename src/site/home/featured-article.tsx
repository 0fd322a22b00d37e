import type { PlacedItem } from '../../domain/front/front-page.ts'
import { ArticleLink } from '../../ui/article-link.tsx'
import { Byline } from '../../ui/byline.tsx'
import { NewsCardLarge } from '../../ui/news-card-large.tsx'

type Props = { lead: PlacedItem | null; second: PlacedItem[]; now: Date }

/** The lead, and the second tier below it. */
export function FeaturedArticle({ lead, second, now }: Props) {
  return (
    <section className="featured" aria-label="Featured" data-region="featured">
      {lead ? (
        <NewsCardLarge link={lead.link} now={now} />
      ) : (
        <p className="empty">No featured news available.</p>
      )}
      {second.map(({ link }) => (
        <article className="card" key={link.id}>
          <h3>
            <ArticleLink link={link} />
          </h3>
          <Byline link={link} now={now} />
        </article>
      ))}
    </section>
  )
}
