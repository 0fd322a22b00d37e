import type { ReactNode } from 'react'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useLanguage } from '../language/language-context.ts'
import { ArticleLink } from './article-link.tsx'
import { Byline } from './byline.tsx'
import { CorrectedMark } from './corrected-mark.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink, ShownTeaser } from './shown-link.ts'
import { StorySides } from './story-sides.tsx'
import { StoryTeaser } from './story-teaser.tsx'

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
      {teaser && !hasHeadlines ? <StorySides coverage={teaser.coverage} /> : null}
      {hasHeadlines && teaser ? <StoryTeaser teaser={teaser} now={now} /> : null}
    </article>
  )
}
