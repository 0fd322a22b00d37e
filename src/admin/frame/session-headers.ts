import { adminPath } from '../../address/admin-path.ts'
import { setCookie } from '../../http/cookies.ts'
import { type NoticeName, noticeCookie } from '../notices/notice.ts'

/** Cookies for a new session, for the token that identifies this browser later, and for the next page's `notice`. */
export function sessionHeaders(
  { sessionToken, deviceToken }: { sessionToken: string; deviceToken: string },
  { notice, origin }: { notice: NoticeName; origin: string },
): Headers {
  const headers = new Headers()
  headers.append('set-cookie', setCookie('session', sessionToken, origin))
  headers.append('set-cookie', setCookie('device', deviceToken, origin))
  headers.append('set-cookie', noticeCookie(notice, origin))
  return headers
}

/**
 * Where a browser is redirected with a new session: the login page sends it on to `next` if the cookie came back, and
 * otherwise explains that it was not kept. Without this step the browser would end at the login without an explanation.
 */
export function cookieCheckPath(next: string): string {
  return `${adminPath('/login')}?${new URLSearchParams({ next, check: 'cookies' })}`
}

export function isCookieCheck(url: URL): boolean {
  return url.searchParams.has('check')
}
