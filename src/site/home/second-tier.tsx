import { useLanguage } from '../../ui/language/language-context.ts'
import { Kicker } from '../../ui/news/kicker.tsx'
import { NewsCardGrid } from '../../ui/news/news-card-grid.tsx'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import * as words from '../../words/home.ts'

/** Two or three below the lead; one without a picture has its description and headlines of its story in that room. */
export function SecondTier({ items, now }: { items: ShownItem[]; now: Date }) {
  return (
    <section
      className={`second of-${items.length}`}
      aria-label={words.moreTopStories(useLanguage())}
      data-region="second"
    >
      {items.map(({ link, story, teaser }) => (
        <NewsCardGrid
          key={link.id}
          link={link}
          now={now}
          title={story?.title}
          mode="full"
          kicker={<Kicker link={link} />}
          teaser={teaser}
          hasHeadlines={!link.picture}
        />
      ))}
    </section>
  )
}
