import { sitePath } from '../address/site-path.ts'
import { listEditions, type SiteEditions } from '../domain/editions/edition.ts'
import { primaryLanguageName } from '../domain/editions/primary-language-name.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'

type Props = {
  editions: SiteEditions
  /** The page's path without an edition prefix; every edition has the page. */
  path: string
}

/** Links to every language of the site by its own name; empty if there is only one. The target route stores the choice. */
export function EditionSwitch({ editions, path }: Props) {
  const current = useLanguage()
  const others = listEditions(editions)
  if (others.length === 0) return null
  return (
    <nav className="editions" aria-label={words.languages(current)}>
      <ul>
        {[defaultLanguage, ...others].map(language => (
          <li key={language}>
            <a
              href={`${sitePath(null, '/edition/:language', { language })}?${new URLSearchParams({ to: path })}`}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? 'true' : undefined}
            >
              {primaryLanguageName(language, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
