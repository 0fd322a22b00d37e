import { redirect } from 'react-router'
import { adminPath } from '../address/admin-path.ts'
import { orNoWrites } from '../database/write-refusal.ts'
import { closeSession } from '../domain/accounts/sessions.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { dropCookie } from '../http/session-cookie.ts'
import type { Route } from './+types/log-out'
import { contributorContext } from './frame/require-role.ts'
import { noticeCookie } from './notices/notice.ts'

export const handle = { role: 'contributor' } satisfies RouteHandle

export async function action({ context }: Route.ActionArgs) {
  const { db, origin } = context.get(pageContext)
  const { session } = context.get(contributorContext)
  // Somebody leaving a shared computer must get out, also while the disk is full.
  const refused = await orNoWrites(closeSession(db, { id: session.id, accountId: session.account.id }))
  const headers = new Headers()
  headers.append('set-cookie', dropCookie('session', origin))
  headers.append('set-cookie', noticeCookie(refused ? 'signed-out-here' : 'signed-out', origin))
  return redirect(adminPath('/login'), { headers })
}
