import { ArticleLink } from '../../ui/article-link.tsx'
import { CorrectedMark } from '../../ui/corrected-mark.tsx'
import type { ShownLink } from '../../ui/shown-link.ts'

export function Headlines({ links, now }: { links: ShownLink[]; now: Date }) {
  if (links.length === 0) return <p className="empty">No latest headlines available.</p>
  return (
    <ul>
      {links.map(link => (
        <li key={link.id}>
          <ArticleLink link={link} /> <span>{link.source}</span>
          <CorrectedMark correction={link.correction} now={now} />
        </li>
      ))}
    </ul>
  )
}
