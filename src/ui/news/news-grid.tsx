import type { ReactNode } from 'react'
import { headlineLanguage } from '../../text/detect-language.ts'
import { useLanguage } from '../language/language-context.ts'
import { ArticleLink, CorrectedMark, CorrectionNote } from './article-link.tsx'
import { Byline } from './headline-lines.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink, ShownTeaser } from './shown-link.ts'
import { StorySides, StoryTeaser } from './story-teaser.tsx'

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

/**
 * One link of a grid; the compact mode hides picture and description, the text mode only the picture. `hasHeadlines`:
 * shows the headlines of the story's other outlets below who covers it.
 */
export function NewsCardGrid({
  link,
  now,
  mode,
  title,
  kicker,
  teaser,
  hasHeadlines = false,
}: {
  link: ShownLink
  now: Date
  mode: 'full' | 'text' | 'compact'
  /** The title of the story that the link represents. */
  title?: string
  kicker?: ReactNode
  teaser?: ShownTeaser | null
  hasHeadlines?: boolean
}) {
  const page = useLanguage()
  return (
    <article className="card">
      {mode === 'full' ? <NewsPicture link={link} /> : null}
      {kicker}
      <h3>
        <ArticleLink link={link} arrivedAt={link.createdAt}>
          {title}
        </ArticleLink>
        {mode === 'compact' ? <CorrectedMark correction={link.correction} now={now} /> : null}
      </h3>
      {mode !== 'compact' && link.description ? (
        <p className="about" {...headlineLanguage(link.description, link.language, page)}>
          {link.description}
        </p>
      ) : null}
      <Byline link={link} now={now} teaser={teaser} />
      {mode === 'compact' ? null : <CorrectionNote correction={link.correction} now={now} />}
      {teaser && !hasHeadlines ? <StorySides {...teaser} /> : null}
      {hasHeadlines && teaser ? <StoryTeaser teaser={teaser} now={now} /> : null}
    </article>
  )
}
