import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Role } from '../../domain/accounts/role.ts'
import { findBareSession } from '../../domain/accounts/sessions.ts'
import { type PageContext, pageContext, routeRoles } from '../../http/page-context.ts'
import { refuseRole } from '../../http/refuse-role.ts'
import { readCookie } from '../../http/session-cookie.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { noticeCookie } from '../notices/notice.ts'
import { pageAddress } from './page-address.ts'

// The person who is signed in, for loaders and actions behind the gate. Each is there only where the route declares that role or
// a further one: a page for contributors has no way to an editor's proof.
export const administratorContext = createContext<SignedIn<'administrator'>>()
export const editorContext = createContext<SignedIn>()
export const contributorContext = createContext<SignedIn<'contributor'>>()

/** The gate of the admin area: it stands on the one layout route that all admin pages are children of. */
export const requireRole: MiddlewareFunction<Response> = async ({ request, context, pattern }) => {
  const page = context.get(pageContext)
  page.noStore()
  const person = await page.findSignedIn('contributor')
  if (!person && (await isBare(request, page))) throw redirect(adminPath('/second-step'))
  if (!person) {
    throw redirect(`${adminPath('/login')}?next=${encodeURIComponent(pageAddress(request))}`, {
      headers: { 'set-cookie': noticeCookie('please-sign-in', page.origin) },
    })
  }
  page.language = person.session.language
  const declared = context.get(routeRoles)(pattern)
  const needed = declared === 'anybody' ? 'administrator' : declared
  if (!(await admit(context, { page, needed }))) throw await refuseRole(page, needed)
}

async function isBare(request: Request, { db, now, origin }: PageContext): Promise<boolean> {
  const token = readCookie(request, 'session', origin)
  return token !== null && (await findBareSession(db, token, now)) !== null
}

/** Gives loaders and actions the proof of the role that the route declares; false for somebody without it. */
async function admit(
  context: Readonly<RouterContextProvider>,
  { page, needed }: { page: PageContext; needed: Role },
): Promise<boolean> {
  const contributor = await page.findSignedIn('contributor')
  const editor = needed === 'contributor' ? null : await page.findSignedIn('editor')
  const administrator = needed === 'administrator' ? await page.findSignedIn('administrator') : null
  if (contributor) context.set(contributorContext, contributor)
  if (editor) context.set(editorContext, editor)
  if (administrator) context.set(administratorContext, administrator)
  return { contributor, editor, administrator }[needed] !== null
}
