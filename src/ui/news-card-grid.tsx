import { ArticleLink } from './article-link.tsx'
import { Byline } from './byline.tsx'
import { CorrectedMark } from './corrected-mark.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { headlineLanguage } from './headline-language.ts'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink } from './shown-link.ts'

/** One link of a grid; the compact mode hides picture and description. */
export function NewsCardGrid({ link, now, mode }: { link: ShownLink; now: Date; mode: 'full' | 'compact' }) {
  return (
    <article className="card">
      {mode === 'full' ? <NewsPicture link={link} /> : null}
      <h3>
        <ArticleLink link={link} />
        {mode === 'compact' ? <CorrectedMark correction={link.correction} now={now} /> : null}
      </h3>
      {mode === 'full' && link.description ? (
        <p className="about" {...headlineLanguage(link.description, link.language)}>
          {link.description}
        </p>
      ) : null}
      <Byline link={link} now={now} />
      {mode === 'full' ? <CorrectionNote correction={link.correction} now={now} /> : null}
    </article>
  )
}
