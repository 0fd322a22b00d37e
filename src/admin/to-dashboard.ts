import { replace } from 'react-router'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/to-dashboard'
import { homeOf } from './frame/role-context.ts'

export const handle = { role: 'anybody' } satisfies RouteHandle

/** Redirects to the start page of the person's role, and strangers to the login. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  page.noStore()
  const person = await page.findSignedIn('contributor')
  return replace(homeOf(person?.session.account.role ?? 'editor'))
}
