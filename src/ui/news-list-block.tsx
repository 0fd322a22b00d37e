import { ArticleLink } from './article-link.tsx'
import { CorrectedMark } from './corrected-mark.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink } from './shown-link.ts'

/** Title and source; a thumbnail only for links of the category named `thumbnailsFor`. */
export function NewsListBlock({
  links,
  thumbnailsFor,
  now,
}: {
  links: ShownLink[]
  thumbnailsFor: string
  now: Date
}) {
  return (
    <ol className="list">
      {links.map(link => (
        <li key={link.id}>
          {link.categorySlug === thumbnailsFor ? <NewsPicture link={link} place="thumbnail" /> : null}
          <h3>
            <ArticleLink link={link} />
            <CorrectedMark correction={link.correction} now={now} />
          </h3>
          <p className="by">
            <b>{link.source}</b>
          </p>
        </li>
      ))}
    </ol>
  )
}
