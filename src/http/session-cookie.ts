import { parse, serialize } from 'hono/utils/cookie'

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
