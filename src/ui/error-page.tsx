import * as words from '../words/error-pages.ts'
import { useLanguage, useSitePath } from './language/language-context.ts'

/** A page that failed through no fault of the reader. It has no header, because drawing the header may be what failed. */
export function ErrorPage() {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <main id="main" className="page notice">
      <title>{words.failedTitle(language)}</title>
      <h1>{words.failed(language)}</h1>
      <p>{words.failedAdvice(language)}</p>
      <p>
        <a href={path('/')}>{words.toFrontPage(language)}</a>
      </p>
    </main>
  )
}
