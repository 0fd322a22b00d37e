import { adminPath } from '../../address/admin-path.ts'
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
