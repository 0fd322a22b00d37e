import { sitePath } from '../address/site-path.ts'
import { listEditions, type SiteEditions } from '../domain/editions/edition.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/site-frame.ts'
import { useLanguage } from './language/language-context.ts'
import { primaryLanguageName } from './language/primary-language-name.ts'

type Props = {
  editions: SiteEditions
  /** The page outside of editions, which each of them has, too. */
  path: string
}

/** Every language of the site by its own name; nothing where there is one. The links lead by a route that keeps the choice. */
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
