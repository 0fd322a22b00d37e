import { setCookie } from '../../http/session-cookie.ts'
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
