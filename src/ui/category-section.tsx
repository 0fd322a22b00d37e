import { NewsCardGrid } from './news-card-grid.tsx'
import type { ShownLink } from './shown-link.ts'

type Props = {
  category: { name: string; slug: string }
  links: ShownLink[]
  now: Date
  /** Without a neighbour in the last row it takes both columns. */
  isWide?: boolean
}

/** A category on the front page: one link with its picture, the others by headline, and the way to all of them. */
export function CategorySection({ category, links, now, isWide }: Props) {
  const headingId = `in-${category.slug}`
  return (
    <section
      className={isWide ? 'section wide' : 'section'}
      aria-labelledby={headingId}
      data-region={headingId}
    >
      <header className="head">
        <h2 id={headingId}>
          <a href={`/category/${category.slug}`}>{category.name}</a>
        </h2>
        <a href={`/category/${category.slug}`}>
          More<span className="hidden">{` ${category.name}`}</span>
        </a>
      </header>
      {links.length === 0 ? (
        <p className="empty">There are currently no articles in this category.</p>
      ) : (
        links.map((link, place) => (
          <NewsCardGrid key={link.id} link={link} now={now} mode={place === 0 ? 'full' : 'compact'} />
        ))
      )}
    </section>
  )
}
