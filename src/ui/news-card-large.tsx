import { ArticleLink } from './article-link.tsx'
import { Byline } from './byline.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { headlineLanguage } from './headline-language.ts'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink } from './shown-link.ts'

export function NewsCardLarge({ link, now }: { link: ShownLink; now: Date }) {
  return (
    <article className="lead">
      <NewsPicture link={link} place="lead" />
      <div>
        <Byline link={link} now={now} />
        <h2>
          <ArticleLink link={link} />
        </h2>
        {link.description ? (
          <p className="standfirst" {...headlineLanguage(link.description, link.language)}>
            {link.description}
          </p>
        ) : null}
        <CorrectionNote correction={link.correction} now={now} />
        <p className="more">
          <ArticleLink link={link}>Read full article</ArticleLink>
        </p>
      </div>
    </article>
  )
}
