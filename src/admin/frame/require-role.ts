import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Role } from '../../domain/accounts/role.ts'
import { findBareSession } from '../../domain/accounts/sessions.ts'
import { readCookie } from '../../http/cookies.ts'
import { sendingPage } from '../../http/local-path.ts'
import { type PageContext, pageContext, type RouteGate, routeGates } from '../../http/page-context.ts'
import { refuseRole, type SignedIn } from '../../http/signed-in.ts'
import { noticeCookie } from '../notices/notice.ts'

// The signed-in person, for loaders and actions behind the gate. A context is set only if the route declares that role or a
// higher one, so a page for contributors cannot get an editor's proof.
export const administratorContext = createContext<SignedIn<'administrator'>>()
export const editorContext = createContext<SignedIn>()
export const contributorContext = createContext<SignedIn<'contributor'>>()

/** The gate of the admin area: a middleware of the one layout route that contains all admin pages. */
export const requireRole: MiddlewareFunction<Response> = async ({ request, context, pattern }) => {
  const page = context.get(pageContext)
  page.noStore()
  const gate = context.get(routeGates)(pattern)
  const person = await page.findSignedIn('contributor')
  if (!person && (await isBare(request, page))) throw redirect(adminPath('/second-step'))
  if (!person) {
    const headers = new Headers()
    if (isSeenByPerson(request)) headers.set('set-cookie', noticeCookie('please-sign-in', page.origin))
    throw redirect(`${adminPath('/login')}?next=${encodeURIComponent(nextAddress(request, page, gate))}`, {
      headers,
    })
  }
  page.language = person.session.language
  const needed = gate.role === 'anybody' ? 'administrator' : gate.role
  if (!(await admit(context, { page, needed }))) throw await refuseRole(page, needed)
  if (!gate.answersGet && request.method !== 'POST')
    throw new Response(null, { status: 405, headers: { allow: 'POST' } })
}

/** Where a sign-in leads: to the requested page, or to the one with the button for a verb, which has no page of its own. */
function nextAddress(request: Request, page: PageContext, { answersGet }: RouteGate): string {
  return answersGet ? pageAddress(request) : (sendingPage(request, page) ?? adminPath(''))
}

/**
 * Whether a person will see the page that the response leads to. A page also requests counts and pictures, perhaps while its
 * session ends: a notice in such a response would replace "You have been successfully logged out."
 */
function isSeenByPerson(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest') ?? 'document'
  return destination === 'document' || new URL(request.url).pathname.endsWith('.data')
}

async function isBare(request: Request, { db, now, origin }: PageContext): Promise<boolean> {
  const token = readCookie(request, 'session', origin)
  return token !== null && (await findBareSession(db, token, now)) !== null
}

/** Gives loaders and actions the proof of the role that the route declares; false if the person does not have that role. */
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

/**
 * The path and query of the requested page, also where the script requests only its data. The parameters that the router adds
 * to such a request are left out: a browser that opens a page with them cannot hydrate it.
 */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const own = search.slice(1).split('&').filter(isOwnParameter).join('&')
  return pathname.replace(/\.data$/, '') + (own && `?${own}`)
}

function isOwnParameter(pair: string): boolean {
  return !/^(?:_routes(?:=|$)|index=?$)/.test(pair)
}
