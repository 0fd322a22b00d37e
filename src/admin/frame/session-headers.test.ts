import { expect, test } from 'vitest'
import { sessionHeaders } from './session-headers.ts'

const tokens = { sessionToken: 'the-session', deviceToken: 'the-device' }
const cookiesFor = (origin: string) => sessionHeaders(tokens, { notice: 'signed-in', origin }).getSetCookie()

test('the browser gets its session, what it is known by, and what the next page says', () => {
  const names = cookiesFor('https://news.example').map(cookie => cookie.split(/[=;]/).slice(0, 2))
  expect(names).toEqual([
    ['__Host-session', 'the-session'],
    ['__Host-device', 'the-device'],
    ['__Host-notice', expect.stringContaining('signed-in')],
  ])
})

test('no script reads what lets somebody in, and over https it goes nowhere else', () => {
  for (const cookie of cookiesFor('https://news.example').slice(0, 2)) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\//)
  }
})

test('a site without https has cookies that browsers take there', () => {
  for (const cookie of cookiesFor('http://127.0.0.1:3000')) {
    expect(cookie).not.toMatch(/__Host-|Secure/)
  }
})
