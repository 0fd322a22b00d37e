import { redirect } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import { closeSession } from '../domain/accounts/session-queries.ts'
import { pageContext } from '../http/page-context.ts'
import { dropCookie } from '../http/session-cookie.ts'
import type { Route } from './+types/log-out'
import { adminContext } from './frame/require-admin.ts'
import { noticeCookie } from './notices/notice.ts'

export async function action({ context }: Route.ActionArgs) {
  const { db, origin } = context.get(pageContext)
  const { session } = context.get(adminContext)
  await closeSession(db, { id: session.id, accountId: session.account.id })
  const headers = new Headers()
  headers.append('set-cookie', dropCookie('session', origin))
  headers.append('set-cookie', noticeCookie('signed-out', origin))
  return redirect(adminPath('/login'), { headers })
}
