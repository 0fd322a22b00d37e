import { adminPath } from '../../address/admin-path.ts'
/**
 * Where a browser goes that was just given a session: the login page sends it on to `next` when the session's cookie
 * came back, and otherwise says that it was not kept. Without this stop it would end at the login without a word.
 */
export function cookieCheckPath(next: string): string {
  return `${adminPath('/login')}?${new URLSearchParams({ next, check: 'cookies' })}`
}

export function isCookieCheck(url: URL): boolean {
  return url.searchParams.has('check')
}
