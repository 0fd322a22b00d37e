import { redirect } from 'react-router'
import { inEdition, splitEdition } from '../address/site-path.ts'
import { chosenEditionCookie } from '../http/cookies.ts'
import { localPath } from '../http/local-path.ts'
import { pageContext } from '../http/page-context.ts'
import { defaultLanguage, readEdition } from '../text/language.ts'
import type { Route } from './+types/edition'

/** The target of the language switch: stores the choice and redirects to the page. Nothing else sets the cookie. */
export async function loader({ context, params, request, url }: Route.LoaderArgs): Promise<Response> {
  const { findSettings, noStore } = context.get(pageContext)
  noStore()
  const edition = readEdition(params.language)
  const isThere = edition ? (await findSettings()).editions[edition] : params.language === defaultLanguage
  if (!isThere) return new Response(null, { status: 404 })
  // Checked without its edition: `/hi//other.example` is local only as long as `/hi` stays.
  const path = localPath(splitEdition(url.searchParams.get('to') ?? '/').path, '/')
  const headers = new Headers()
  if (!isFromElsewhere(request)) headers.set('set-cookie', chosenEditionCookie(edition))
  return redirect(inEdition(edition, path), { headers })
}

/** An image or a frame on another site must not change a visitor's edition. */
function isFromElsewhere({ headers }: Request): boolean {
  return !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))
}
