import { NewsCardGrid } from './news-card-grid.tsx'
import type { ShownLink } from './shown-link.ts'

/** How many links at the top of a grid are drawn with picture, description and who covers their story. */
export const openingCount = 3

/** Links in 1, 2 or 4 columns by width: one large, two with picture and description, the others as a dense list. */
export function NewsGrid({ links, now }: { links: ShownLink[]; now: Date }) {
  return (
    <div className={links[0]?.picture ? 'grid opens-with-picture' : 'grid'}>
      {links.map((link, place) => (
        <NewsCardGrid
          key={link.id}
          link={link}
          now={now}
          mode={place < openingCount ? 'full' : 'compact'}
          teaser={link.teaser}
          hasHeadlines={place === 0}
        />
      ))}
    </div>
  )
}
