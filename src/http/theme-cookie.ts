import { parse, serialize } from 'hono/utils/cookie'

// The theme that a reader chose, where the server has to know it: for `/theme`, the stylesheet of browsers without
// JavaScript, and for the admin area. Public pages lie outside both paths, so no cookie is sent with them and one page
// serves everybody.

export type Theme = 'light' | 'dark'

const cookiePaths = ['/theme', '/admin']
const oneYearS = 31_536_000

export function readTheme(text: unknown): Theme | null {
  return text === 'light' || text === 'dark' ? text : null
}

export function readThemeCookie(request: Request): Theme | null {
  return readTheme(parse(request.headers.get('cookie') ?? '', 'theme').theme)
}

/** `Set-Cookie` lines; null where the device decides. */
export function themeCookies(theme: Theme | null): string[] {
  const maxAge = theme ? oneYearS : 0
  return cookiePaths.map(path =>
    serialize('theme', theme ?? '', { path, httpOnly: true, sameSite: 'Lax', maxAge }),
  )
}
