import { NewsListBlock } from '../../ui/news-list-block.tsx'
import { RenewalStatus } from '../../ui/renewal-status.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'

export function LatestNews({ links, thumbnailsFor }: { links: ShownLink[]; thumbnailsFor: string }) {
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
          <NewsListBlock links={links} thumbnailsFor={thumbnailsFor} />
        )}
      </div>
    </section>
  )
}
