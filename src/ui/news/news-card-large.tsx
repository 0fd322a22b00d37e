import type { ReactNode } from 'react'
import { headlineLanguage } from '../../text/headline-language.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage } from '../language/language-context.ts'
import { arrival } from './arrival.ts'
import { ArticleLink } from './article-link.tsx'
import { Byline } from './byline.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { Kicker } from './kicker.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink } from './shown-link.ts'

/** `title`: the title of the story that the link represents. `children`: more about the story. */
export function NewsCardLarge({
  link,
  now,
  title,
  children,
}: {
  link: ShownLink
  now: Date
  title?: string | undefined
  children?: ReactNode
}) {
  const language = useLanguage()
  return (
    <article className={link.picture ? 'lead with-picture' : 'lead'} {...arrival(link)}>
      <NewsPicture link={link} place="lead" />
      <div className="lead-head">
        <Kicker link={link} />
        <h2>
          <ArticleLink link={link}>{title}</ArticleLink>
        </h2>
      </div>
      <div className="lead-text">
        {link.description ? (
          <p className="standfirst" {...headlineLanguage(link.description, link.language, language)}>
            {link.description}
          </p>
        ) : null}
        <Byline link={link} now={now} />
        <CorrectionNote correction={link.correction} now={now} />
        <p className="more">
          <ArticleLink link={link}>{words.readArticle(language)}</ArticleLink>
        </p>
      </div>
      {children}
    </article>
  )
}
