import { parse, serialize } from 'hono/utils/cookie'
import { type Edition, readEdition } from '../text/language.ts'

// The edition that a reader chose. It only decides where the plain address of the site redirects to. No page depends on it,
// so cached pages are the same for everybody.

const oneYearS = 31_536_000

/** `Set-Cookie`; null deletes the cookie. */
export function chosenEditionCookie(edition: Edition | null): string {
  const maxAge = edition ? oneYearS : 0
  return serialize('edition', edition ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge })
}

export function readChosenEdition(request: Request): Edition | null {
  return readEdition(parse(request.headers.get('cookie') ?? '', 'edition').edition)
}
