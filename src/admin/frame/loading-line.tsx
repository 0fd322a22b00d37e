import { useNavigation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'

/** Says what the next page waits for; a page that comes at once never shows it long enough to be seen. */
export function LoadingLine() {
  const navigation = useNavigation()
  const language = useLanguage()
  return (
    <p
      role="status"
      className="pointer-events-none fixed top-1 left-1/2 z-10 m-0 -translate-x-1/2 bg-wash px-3 text-sm text-quiet empty:hidden"
    >
      {navigation.state === 'loading' ? loadingText(navigation.location.pathname, language) : ''}
    </p>
  )
}

function loadingText(path: string, language: Language): string {
  return (path === adminPath('/site-links') ? words.loadingSiteLinks : words.loading)(language)
}
