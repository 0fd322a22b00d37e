import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { type Authorized, authorize } from '../domain/accounts/authorize.ts'
import { findSession, type Session } from '../domain/accounts/session-queries.ts'
import { pageContext } from '../http/page-context.ts'
import { readCookie } from '../http/session-cookie.ts'
import { noticeCookie } from './notice.ts'

/** Who is at work; every loader and action behind the gate reads it from here. */
export const adminContext = createContext<{ by: Authorized; session: Session }>()

/** The gate of the admin area: it stands on the one layout route that all admin pages are children of. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { db, now, origin, noStore } = context.get(pageContext)
  noStore()
  const token = readCookie(request, 'session')
  const session = token ? await findSession(db, token, now) : null
  const by = authorize(session)
  if (session && by) return context.set(adminContext, { by, session })

  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  throw redirect(`/admin/login?next=${encodeURIComponent(path + search)}`, {
    headers: { 'set-cookie': noticeCookie('please-sign-in', origin) },
  })
}
