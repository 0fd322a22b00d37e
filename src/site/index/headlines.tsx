import { countOf } from '../../text/format.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { CorrectedMark } from '../../ui/news/corrected-mark.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import { Clock } from '../../ui/time/clock.tsx'

export function Headlines({ links, now }: { links: ShownLink[]; now: Date }) {
  if (links.length === 0) return <p className="empty">No latest headlines available.</p>
  return (
    <ul>
      {links.map(link => (
        <li key={link.id}>
          <Clock at={link.createdAt} now={now} />
          <ArticleLink link={link} /> <span>{link.source}</span>{' '}
          {link.teaser ? (
            <a className="outlets" href={`/story/${link.teaser.slug}`}>
              {countOf(link.teaser.otherOutlets + 1, 'outlet', 'outlets')}
            </a>
          ) : null}
          <CorrectedMark correction={link.correction} now={now} />
        </li>
      ))}
    </ul>
  )
}
