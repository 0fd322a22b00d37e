import { NewsCardGrid } from './news-card-grid.tsx'
import type { ShownLink } from './shown-link.ts'
import { StoryTeaser } from './story-teaser.tsx'

/** Links in 1, 2 or 4 columns by width; one with a few pictures among texts is set otherwise than one of pictures. */
export function NewsGrid({ links, now }: { links: ShownLink[]; now: Date }) {
  const pictures = links.filter(link => link.picture).length
  return (
    <div className={pictures * 2 < links.length ? 'grid few' : 'grid'}>
      {links.map(link => (
        <NewsCardGrid key={link.id} link={link} now={now} mode="full">
          {link.teaser ? <StoryTeaser teaser={link.teaser} mode="headlines" /> : null}
        </NewsCardGrid>
      ))}
    </div>
  )
}
