import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { pageContext } from '../../http/page-context.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { noticeCookie } from '../notices/notice.ts'
import { pageAddress } from './page-address.ts'

/** The signed-in administrator, for every loader and action behind the gate. */
export const adminContext = createContext<SignedIn>()

/** The gate of the admin area: it stands on the one layout route that all admin pages are children of. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context }) => {
  const page = context.get(pageContext)
  page.noStore()
  const admin = await page.findAdmin()
  if (admin) {
    page.language = admin.session.language
    return context.set(adminContext, admin)
  }

  throw redirect(`${adminPath('/login')}?next=${encodeURIComponent(pageAddress(request))}`, {
    headers: { 'set-cookie': noticeCookie('please-sign-in', page.origin) },
  })
}
