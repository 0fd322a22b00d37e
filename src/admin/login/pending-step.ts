import { createContext, type MiddlewareFunction } from 'react-router'
import { readDeskLanguage } from '../../domain/accounts/preferences.ts'
import { findPendingSignIn } from '../../domain/accounts/sign-in.ts'
import { readCookie } from '../../http/cookies.ts'
import { pageContext } from '../../http/page-context.ts'

/** Whether the password was right and the code is still missing. */
export const isPendingContext = createContext(false)

/** The password has told whose sign-in it is, so the second step is in that account's language. */
export const readPendingStep: MiddlewareFunction<Response> = async ({ request, context }) => {
  const page = context.get(pageContext)
  const token = readCookie(request, 'pending', page.origin)
  const pending = token ? await findPendingSignIn(page.db, token, page.now) : null
  if (!pending) return
  context.set(isPendingContext, true)
  page.language = readDeskLanguage(pending.language) ?? page.language
}
