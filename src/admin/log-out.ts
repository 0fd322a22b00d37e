import { redirect } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import { leaveSession } from '../domain/accounts/sessions.ts'
import { dropCookie } from '../http/cookies.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/log-out'
import { contributorContext } from './frame/require-role.ts'
import { noticeCookie } from './notices/notice.ts'

export const handle = { role: 'contributor' } satisfies RouteHandle

export async function action({ context }: Route.ActionArgs) {
  const { db, origin } = context.get(pageContext)
  const { session } = context.get(contributorContext)
  const left = await leaveSession(db, { id: session.id, accountId: session.account.id })
  const headers = new Headers()
  headers.append('set-cookie', dropCookie('session', origin))
  headers.append('set-cookie', noticeCookie(left.ok ? 'signed-out' : 'signed-out-here', origin))
  return redirect(adminPath('/login'), { headers })
}
