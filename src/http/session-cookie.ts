import { parse, serialize } from 'hono/utils/cookie'

// Cookies of the admin area. Over https the name begins with __Host-: no other host and no plain connection can set it,
// and the plain name, which they can set, is ignored there.

/** `pending`: a sign-in that waits for its code. */
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

/** A `Set-Cookie` line; `origin` says whether readers come by https. */
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
