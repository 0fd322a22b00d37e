import { expect, test } from 'vitest'
import { sessionHeaders } from './session-headers.ts'

const tokens = { sessionToken: 'the-session', deviceToken: 'the-device' }
const cookiesFor = (origin: string) => sessionHeaders(tokens, { notice: 'signed-in', origin }).getSetCookie()

test('the browser gets its session, its device token and the notice of the next page', () => {
  const names = cookiesFor('https://news.example').map(cookie => cookie.split(/[=;]/).slice(0, 2))
  expect(names).toEqual([
    ['__Host-session', 'the-session'],
    ['__Host-device', 'the-device'],
    ['__Host-notice', expect.stringContaining('signed-in')],
  ])
})

test('session cookies are hidden from scripts and, over https, sent only to this host', () => {
  for (const cookie of cookiesFor('https://news.example').slice(0, 2)) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\//)
  }
})

test('a site without https gets cookies that browsers accept there', () => {
  for (const cookie of cookiesFor('http://127.0.0.1:3000')) {
    expect(cookie).not.toMatch(/__Host-|Secure/)
  }
})
