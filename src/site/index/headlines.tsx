import { ArticleLink } from '../../ui/article-link.tsx'
import { CorrectedMark } from '../../ui/corrected-mark.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'
import { StoryCount } from '../../ui/story-teaser.tsx'

export function Headlines({ links, now }: { links: ShownLink[]; now: Date }) {
  if (links.length === 0) return <p className="empty">No latest headlines available.</p>
  return (
    <ul>
      {links.map(link => (
        <li key={link.id}>
          <ArticleLink link={link} /> <span>{link.source}</span>
          {link.teaser ? <StoryCount teaser={link.teaser} /> : null}
          <CorrectedMark correction={link.correction} now={now} />
          {link.teaser ? <StoryCount teaser={link.teaser} /> : null}
        </li>
      ))}
    </ul>
  )
}
