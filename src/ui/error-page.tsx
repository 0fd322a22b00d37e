import * as words from '../words/error-pages.ts'
import { useLanguage } from './language/language-context.ts'

/** A page that failed through no fault of the reader. It stands alone: what drew the header may be what broke. */
export function ErrorPage() {
  const language = useLanguage()
  return (
    <main id="main" className="page notice">
      <title>{words.failedTitle(language)}</title>
      <h1>{words.failed(language)}</h1>
      <p>{words.failedAdvice(language)}</p>
      <p>
        <a href="/">{words.toFrontPage(language)}</a>
      </p>
    </main>
  )
}
