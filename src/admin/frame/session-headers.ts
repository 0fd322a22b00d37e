import { setCookie } from '../../http/session-cookie.ts'
import { type NoticeName, noticeCookie } from '../notices/notice.ts'

/** A session just opened, the token by which its account knows the browser later, and the next page's `notice`. */
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
