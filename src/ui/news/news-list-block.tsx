import { Clock } from '../time/clock.tsx'
import { ArticleLink } from './article-link.tsx'
import { CorrectedMark } from './corrected-mark.tsx'
import { NewsPicture } from './news-picture.tsx'
import type { ShownLink } from './shown-link.ts'
import { StoryCount } from './story-teaser.tsx'

type Props = { links: ShownLink[]; thumbnailsFor: string; now: Date }

/** Time, title and source; thumbnails only for links of the category named `thumbnailsFor`. */
export function NewsListBlock({ links, thumbnailsFor, now }: Props) {
  return (
    <ol className="list">
      {links.map(link => (
        <li key={link.id}>
          <Clock at={link.createdAt} now={now} />
          {link.categorySlug === thumbnailsFor ? <NewsPicture link={link} place="thumbnail" /> : null}
          <h3>
            <ArticleLink link={link} arrivedAt={link.createdAt} />
            <CorrectedMark correction={link.correction} now={now} />
          </h3>
          <p className="by">
            <b>{link.source}</b> {link.teaser ? <StoryCount teaser={link.teaser} /> : null}
          </p>
        </li>
      ))}
    </ol>
  )
}
