import { NewsListBlock } from '../../ui/news/news-list-block.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import { RenewalStatus } from '../../ui/renewal-status.tsx'

type Props = { links: ShownLink[]; thumbnailsFor: string; now: Date }

export function LatestNews({ links, thumbnailsFor, now }: Props) {
  return (
    <section className="latest" aria-labelledby="latest">
      <header className="head">
        <h2 id="latest">Latest News</h2>
        <RenewalStatus />
      </header>
      <div data-region="latest">
        {links.length === 0 ? (
          <p className="empty">No latest headlines available.</p>
        ) : (
          <NewsListBlock links={links} thumbnailsFor={thumbnailsFor} now={now} />
        )}
      </div>
    </section>
  )
}
