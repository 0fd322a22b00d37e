import { parse, serialize } from 'hono/utils/cookie'
import { type Edition, readEdition } from '../text/language.ts'

// Cookies of the admin area. Over https their names begin with __Host-, so no other host and no plain connection can set
// them; the plain names, which those can set, are then ignored.

/** `pending`: a sign-in that still needs its second-factor code. */
type CookieName = 'session' | 'device' | 'notice' | 'pending'

const dayS = 86_400
// Browsers keep no cookie for much longer than a year; the device cookie keeps an attacker from locking an owner out.
const maxAgeS: Record<CookieName, number> = {
  session: 30 * dayS,
  device: 365 * dayS,
  notice: 60,
  pending: 600,
}

export function readCookie(request: Request, name: CookieName, origin: string): string | null {
  return parse(request.headers.get('cookie') ?? '')[cookieName(name, origin)] ?? null
}

/** A `Set-Cookie` line; `origin` decides whether the cookie is for https. */
export function setCookie(name: CookieName, value: string, origin: string): string {
  return cookieLine(name, { value, origin, maxAge: maxAgeS[name] })
}

export function dropCookie(name: CookieName, origin: string): string {
  return cookieLine(name, { value: '', origin, maxAge: 0 })
}

function cookieLine(
  name: CookieName,
  { value, origin, maxAge }: { value: string; origin: string; maxAge: number },
) {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const
  return serialize(cookieName(name, origin), value, { ...options, secure: isHttps(origin) })
}

function cookieName(name: CookieName, origin: string): string {
  return isHttps(origin) ? `__Host-${name}` : name
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:')
}

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
