import * as words from '../words/page-links.ts'
import { useInEdition, useLanguage } from './language/language-context.ts'

/** Links between the pages of a list; links work without JavaScript and can be shared. */
export function PageLinks({
  newestPath,
  nextPath,
  more,
}: {
  newestPath: string | null
  nextPath: string | null
  more?: string
}) {
  const language = useLanguage()
  const to = useInEdition()
  if (!newestPath && !nextPath) return null
  return (
    <nav className="pages" aria-label={words.label(language)}>
      {newestPath ? <a href={to(newestPath)}>{words.newest(language)}</a> : null}
      {nextPath ? (
        <a href={to(nextPath)} rel="next">
          {more ?? words.moreArticles(language)}
        </a>
      ) : null}
    </nav>
  )
}
