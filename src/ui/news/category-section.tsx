import * as words from '../../words/news-cards.ts'
import { useSitePath } from '../language/edition-context.ts'
import { useLanguage } from '../language/language-context.ts'
import { NewsCardGrid } from './news-card-grid.tsx'
import type { ShownItem } from './shown-item.ts'

type Props = {
  category: { name: string; slug: string }
  items: ShownItem[]
  now: Date
  /** A section of texts shows descriptions in the space that a picture takes in the section beside it. */
  look: 'picture' | 'text'
}

/** A category on the front page: its first links by headline, the first one larger, and a link to all of them. */
export function CategorySection({ category, items, now, look }: Props) {
  const language = useLanguage()
  const href = useSitePath()('/category/:slug', { slug: category.slug })
  const hidden = (text: string) => (
    <span key="hidden" className="hidden">
      {text}
    </span>
  )
  const headingId = `in-${category.slug}`
  return (
    <section className={`section of-${look}`} aria-labelledby={headingId} data-region={headingId}>
      <header className="head">
        <h2 id={headingId}>
          <a href={href}>{category.name}</a>
        </h2>
        <a href={href}>{words.more(language, { category: category.name, hidden })}</a>
      </header>
      {items.map((item, place) => (
        <NewsCardGrid
          key={item.link.id}
          link={item.link}
          now={now}
          title={item.story?.title}
          mode={look === 'text' ? 'text' : place === 0 ? 'full' : 'compact'}
          teaser={item.teaser}
        />
      ))}
    </section>
  )
}
