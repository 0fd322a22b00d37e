import { parse, serialize } from 'hono/utils/cookie'
import { type Edition, readEdition } from '../text/language.ts'

// The theme that a reader chose, for the two places where the server must know it: `/theme`, the stylesheet of browsers
// without JavaScript, and the admin area. Public pages lie outside both paths, so browsers send them no cookie and all
// readers share one page.

type Theme = 'light' | 'dark'

const cookiePaths = ['/theme', '/admin']
const oneYearS = 31_536_000

export function readTheme(text: unknown): Theme | null {
  return text === 'light' || text === 'dark' ? text : null
}

export function readThemeCookie(request: Request): Theme | null {
  return readTheme(parse(request.headers.get('cookie') ?? '', 'theme').theme)
}

/** `Set-Cookie` lines; null deletes the cookies, so that the device decides. */
export function themeCookies(theme: Theme | null): string[] {
  const maxAge = theme ? oneYearS : 0
  return cookiePaths.map(path =>
    serialize('theme', theme ?? '', { path, httpOnly: true, sameSite: 'Lax', maxAge }),
  )
}

// The edition that a reader chose. It only decides where the plain address of the site redirects to. No page depends on it,
// so cached pages are the same for everybody.

/** `Set-Cookie`; null deletes the cookie. */
export function chosenEditionCookie(edition: Edition | null): string {
  const maxAge = edition ? oneYearS : 0
  return serialize('edition', edition ?? '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge })
}

export function readChosenEdition(request: Request): Edition | null {
  return readEdition(parse(request.headers.get('cookie') ?? '', 'edition').edition)
}
