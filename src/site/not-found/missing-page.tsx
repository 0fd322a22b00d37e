import { useInEdition } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/not-found.ts'
import { WaysOut } from './ways-out.tsx'

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
