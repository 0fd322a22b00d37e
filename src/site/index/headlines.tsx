import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { CorrectedMark } from '../../ui/news/corrected-mark.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import { Clock } from '../../ui/time/clock.tsx'
import * as countWords from '../../words/counts.ts'
import * as words from '../../words/home.ts'

export function Headlines({ links, now }: { links: ShownLink[]; now: Date }) {
  const language = useLanguage()
  const path = useSitePath()
  if (links.length === 0) return <p className="empty">{words.noLatest(language)}</p>
  return (
    <ul>
      {links.map(link => (
        <li key={link.id}>
          <Clock at={link.createdAt} now={now} />
          <ArticleLink link={link} /> <span>{link.source}</span>{' '}
          {link.teaser ? (
            <a className="outlets" href={path('/story/:slug', { slug: link.teaser.slug })}>
              {countWords.outlets(language, { count: link.teaser.otherOutlets + 1 })}
            </a>
          ) : null}
          <CorrectedMark correction={link.correction} now={now} />
        </li>
      ))}
    </ul>
  )
}
