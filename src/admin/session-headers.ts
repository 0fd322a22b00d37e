import { setCookie } from '../http/session-cookie.ts'
import { type NoticeName, noticeCookie } from './notice.ts'

/**
 * Gives the browser a session that was just opened and the token by which it is known to its account later, and lets the
 * next page say `notice`.
 */
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
