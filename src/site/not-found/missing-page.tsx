import { adminPath } from '../../address/admin-path.ts'
import { useInEdition, useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/not-found.ts'

export function MissingPage({ path, isAdmin }: { path: string; isAdmin: boolean }) {
  const language = useLanguage()
  const to = useInEdition()
  return (
    <main id="main" className="page notice">
      <h1>{words.heading(language)}</h1>
      <p className="standfirst">{words.apology(language)}</p>
      <p>{words.currentPath(language, { path: to(path), code: text => <code key="path">{text}</code> })}</p>
      <WaysOut isAdminPath={/^\/admin(\/|$)/.test(path)} isAdmin={isAdmin} />
      <p>
        <a href={to('/route-test')}>{words.debugRoutes(language)}</a>
      </p>
      <p className="small">{isAdmin ? words.loggedIn(language) : words.notLoggedIn(language)}</p>
    </main>
  )
}

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
