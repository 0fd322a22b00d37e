import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { type BareSession, findBareSession } from '../../domain/accounts/sessions.ts'
import { pageContext } from '../../http/page-context.ts'
import { readCookie } from '../../http/session-cookie.ts'

/** Null for somebody who has just shown a second factor, or was never asked for one. */
export const bareSessionContext = createContext<BareSession | null>()

/** The gate of the one page that a bare session opens; strangers go to the login. */
export const admitBareSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const page = context.get(pageContext)
  page.noStore()
  const token = readCookie(request, 'session', page.origin)
  const bare = token ? await findBareSession(page.db, token, page.now) : null
  const language = bare?.language ?? (await page.findSignedIn('contributor'))?.session.language
  if (!language) throw redirect(adminPath('/login'))
  page.language = language
  context.set(bareSessionContext, bare)
}
