import { beforeEach, expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { addAccount, addDemoAccount } from '../../domain/accounts/add-account.ts'

const { db } = await freshDatabase()
const waits: number[] = []
const wait = async (ms: number) => {
  waits.push(ms)
}
const app = testApp(db, { wait })
const pair = { email: 'asha@example.org', password: 'seven brown crossroads' }
const passwords = cheapPasswords
await addAccount(db, { ...pair, name: 'Asha Devi', role: 'administrator', passwords })
await addDemoAccount(db, passwords)

beforeEach(async () => {
  waits.length = 0
  await db.deleteFrom('attempts').execute()
})

test('the page asks for an e-mail address and a password, and shows no pair outside demo mode', async () => {
  const html = await (await app.request('/admin/login')).text()
  expect(html).toContain('Admin Login')
  // Not type="email", in which browsers refuse a name in another script.
  expect(html).toMatch(/<input[^>]*inputMode="email"[^>]*name="email"/)
  expect(html).not.toContain('demo@chowk.example')
})

test('in demo mode the pair is shown and filled in', async () => {
  const html = await (await testApp(db, { demo: true }).request('/admin/login')).text()
  expect(html).toContain('demo-chowk-2026')
  expect(html).toMatch(/<input[^>]*value="demo@chowk.example"/)
})

test('before the first account exists the page says where its link is', async () => {
  const advice = 'There is no account yet: open the link that Chowk printed when it started.'
  const { db: empty } = await freshDatabase()
  expect(await (await testApp(empty).request('/admin/login')).text()).toContain(advice)
  expect(await (await testApp(empty, { demo: true }).request('/admin/login')).text()).not.toContain(advice)
  expect(await (await app.request('/admin/login')).text()).not.toContain(advice)
})

test('the right pair leads to the requested page, with a cookie that scripts cannot read', async () => {
  const response = await app.request('/admin/login?next=%2Fadmin%2Fnews%3Fq%3Drain', posted(pair))
  expect(response.status).toBe(302)
  const session = response.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-session='))
  expect(await arrive(response, session)).toBe('/admin/news?q=rain')
  expect(session).toMatch(/^__Host-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const dashboard = await app.request('/admin/dashboard', { headers: { cookie: session ?? '' } })
  expect(await dashboard.text()).toContain('Dashboard')
})

test.each(['//evil.example', '/\\evil.example', 'https:evil.example', '%2F%2Fevil.example'])(
  'next=%s cannot lead to another host',
  async next => {
    const response = await app.request(`/admin/login?next=${encodeURIComponent(next)}`, posted(pair))
    const session = response.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-session='))
    expect(await arrive(response, session)).toBe('/admin/dashboard')
  },
)

test('a browser that does not return the cookie gets an explanation, with or without scripts', async () => {
  const warning = 'Failed to persist your login. You may need to login again if you close the browser.'
  const response = await app.request('/admin/login?next=/admin/news', posted(pair))
  const check = await app.request(response.headers.get('location') ?? '')
  expect(check.status).toBe(200)
  const html = await check.text()
  expect(html).toMatch(new RegExp(`<noscript>.*Warning.*${warning}.*</noscript>`, 's'))
  expect(html).toContain('Admin Login')
  expect(await (await app.request('/admin/login')).text()).not.toContain(warning)
})

test('every answer takes at least a second, right or wrong', async () => {
  await app.request('/admin/login', posted(pair))
  await app.request('/admin/login', posted({ ...pair, password: 'wrong' }))
  await app.request('/admin/login', posted({ email: 'nobody@example.org', password: 'wrong' }))
  expect(waits).toEqual([1_000, 1_000, 1_000])
})

test('a wrong password and an unknown address get the same page', async () => {
  const wrong = await app.request('/admin/login', posted({ ...pair, password: 'wrong' }))
  const unknown = await app.request('/admin/login', posted({ email: 'nobody@example.org', password: 'x' }))
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  const [a, b] = [await wrong.text(), await unknown.text()]
  expect(a).toContain('Authentication failed. Please try again.')
  const withoutNames = (html: string) =>
    html.replaceAll(/asha@|nobody@/g, '').replaceAll(/nonce="[^"]*"/g, '')
  expect(withoutNames(a)).toBe(withoutNames(b))
})

test('an address that contains NUL is refused as wrong', async () => {
  const response = await app.request('/admin/login', posted({ email: 'a\0b', password: 'x' }))
  expect(response.status).toBe(401)
  expect(await response.text()).toContain('Authentication failed. Please try again.')
})

test('in demo mode a wrong pair is answered with the pair to use', async () => {
  const demo = testApp(db, { demo: true, wait })
  const html = await (await demo.request('/admin/login', posted({ email: 'a@b.c', password: 'x' }))).text()
  expect(html).toContain('Invalid credentials. Use demo account:')
  expect(html).toContain('demo@chowk.example')
})

test('after too many attempts the page says when to try again', async () => {
  for (let n = 0; n < 10; n++)
    await app.request('/admin/login', posted({ email: `a${n}@b.c`, password: 'x' }))
  const refused = await app.request('/admin/login', posted(pair))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many attempts. Please try again in 5 minutes.')
})

test('another site cannot sign anybody in', async () => {
  const init = posted(pair)
  const headers = { ...init.headers, origin: 'https://evil.example' }
  expect((await app.request('/admin/login', { ...init, headers })).status).toBe(403)
})

test('signing in again ends the previous session, and signing out ends the current one', async () => {
  const first = await signIn('')
  const second = await signIn(first)
  expect((await app.request('/admin/dashboard', { headers: { cookie: first } })).status).toBe(302)
  const out = await app.request('/admin/log-out', posted({}, second))
  expect(out.headers.get('location')).toBe('/admin/login')
  expect(out.headers.getSetCookie().join()).toContain('signed-out')
  expect((await app.request('/admin/dashboard', { headers: { cookie: second } })).status).toBe(302)
})

/** Follows a sign-in with the given cookie, and returns the address where the browser ends. */
async function arrive(response: Response, cookie = ''): Promise<string | null> {
  const check = await app.request(response.headers.get('location') ?? '', { headers: { cookie } })
  return check.headers.get('location')
}

async function signIn(cookie: string): Promise<string> {
  const response = await app.request('/admin/login', posted(pair, cookie))
  return (
    response.headers
      .getSetCookie()
      .find(line => line.startsWith('__Host-session='))
      ?.split(';')[0] ?? ''
  )
}

test('§2 the login and its cookie check replace their entries of the history', async () => {
  const response = await app.request('/admin/login?next=%2Fadmin%2Fnews', posted(pair))
  expect(response.headers.get('x-remix-replace')).toBe('true')
  const session = response.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-session='))
  const again = await app.request('/admin/login', { headers: { cookie: session ?? '' } })
  expect(again.headers.get('x-remix-replace')).toBe('true')
})
