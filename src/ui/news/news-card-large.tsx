import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { ArticleLink } from './article-link.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { Byline, Kicker, Standfirst } from './headline-lines.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink, ShownTeaser } from './shown-link.ts'
import { StoryTeaser } from './story-teaser.tsx'

/**
 * `title`: the title of the story that the link represents. `borrowed`: another outlet's description, with its name.
 * `teaser`: who else covers the story.
 */
export function NewsCardLarge({
  link,
  now,
  title,
  borrowed,
  teaser,
}: {
  link: ShownLink
  now: Date
  title?: string
  borrowed?: Sentences | null
  teaser?: ShownTeaser | null
}) {
  const language = useLanguage()
  return (
    <article className={link.picture ? 'lead with-picture' : 'lead'}>
      <NewsPicture link={link} place="lead" />
      <div className="lead-head">
        <Kicker link={link} />
        <h2>
          <ArticleLink link={link} arrivedAt={link.createdAt}>
            {title}
          </ArticleLink>
        </h2>
      </div>
      <div className="lead-text">
        <Standfirst link={link} borrowed={borrowed} />
        <Byline link={link} now={now} teaser={teaser} />
        <CorrectionNote correction={link.correction} now={now} />
        <p className="more">
          <ArticleLink link={link} label={words.readArticle(language)} />
        </p>
      </div>
      {teaser ? <StoryTeaser teaser={teaser} now={now} /> : null}
    </article>
  )
}
