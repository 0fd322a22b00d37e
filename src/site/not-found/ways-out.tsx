import { adminPath } from '../../address/admin-path.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/not-found.ts'

/** Below /admin: back to work, and both entrances; elsewhere: home. */
export function WaysOut({ isAdminPath, isAdmin }: { isAdminPath: boolean; isAdmin: boolean }) {
  const language = useLanguage()
  const path = useSitePath()
  if (!isAdminPath) {
    return (
      <p>
        <a href={path('/')}>{words.returnHome(language)}</a>
      </p>
    )
  }
  return (
    <>
      <p>
        {isAdmin ? (
          <a href={adminPath('/dashboard')}>{words.returnToDashboard(language)}</a>
        ) : (
          <a href={adminPath('/login')}>{words.returnToLogin(language)}</a>
        )}
      </p>
      <ul>
        <li>
          <a href={adminPath('/dashboard')}>{words.dashboard(language)}</a>
        </li>
        <li>
          <a href={adminPath('/login')}>{words.login(language)}</a>
        </li>
      </ul>
    </>
  )
}
