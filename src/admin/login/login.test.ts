import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import type { Fields } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { demoAccount } from '../../domain/accounts/account.ts'
import { addAccount, addDemoAccount } from '../../domain/accounts/add-account.ts'

const waits: number[] = []
const wait = async (ms: number) => void waits.push(ms)
const { db, app, appWith, email, password, ...desk } = await adminDesk({ wait })
const pair = { email, password }
await addDemoAccount(db, cheapPasswords)

const see = (path: string, as = '') => desk.see(path, as)
const post = (fields: Fields, as = '') => desk.post('/admin/login', fields, as)
const send = (fields: Fields) => desk.send('/admin/login', fields, '')

beforeEach(async () => {
  waits.length = 0
  await db.deleteFrom('attempts').execute()
})

test('the page asks for an e-mail address and a password, and shows no pair outside demo mode', async () => {
  const html = await see('/admin/login')
  expect(html).toContain('Admin Login')
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"/)
  expect(html).not.toContain('demo@chowk.example')
})

test('in demo mode the pair is shown and filled in', async () => {
  const html = await (await appWith({ demo: true }).request('/admin/login')).text()
  expect(html).toContain('demo-chowk-2026')
  expect(html).toMatch(/<input[^>]*value="demo@chowk.example"/)
})

test('through a proxy a demo neither shows its pair nor opens', async () => {
  const { db: trial } = await freshDatabase()
  await addDemoAccount(trial, cheapPasswords)
  const app = testApp(trial, { publicUrl: 'http://127.0.0.1:3000', demo: true, wait })
  const login = 'http://127.0.0.1:3000/admin/login'
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const html = await (await app.request(login, { headers })).text()
  expect(html).not.toContain(demoAccount.password)
  expect(html).toContain('This demo opens only on the computer that Chowk runs on.')
  const { email, password } = demoAccount
  const post = (extra: Record<string, string>) =>
    app.request(login, { method: 'POST', body: new URLSearchParams({ email, password }), headers: extra })
  expect((await post(headers)).status).toBe(401)
  expect((await post({})).status).toBe(302)
})

test('before the first account exists the page says where its link is', async () => {
  const advice = 'There is no account yet: open the link that Chowk printed when it started.'
  const { db: empty } = await freshDatabase()
  const shown = async (demo: boolean) => (await testApp(empty, { demo }).request('/admin/login')).text()
  expect(await shown(false)).toContain(advice)
  expect(await shown(true)).not.toContain(advice)
  expect(await see('/admin/login')).not.toContain(advice)
  const invited = { email: 'zoya@example.org', name: 'Zoya', role: 'administrator', isInvited: true } as const
  await addAccount(empty, { ...invited, password, passwords: cheapPasswords })
  expect(await shown(false)).toContain(
    'No administrator has chosen a password yet: open the link of the invitation.',
  )
  expect(await shown(true)).not.toContain('No administrator')
})

test('the right pair leads to the requested page, with a cookie that scripts cannot read', async () => {
  const response = await desk.post('/admin/login?next=%2Fadmin%2Fnews%3Fq%3Drain', pair, '')
  expect(response.status).toBe(302)
  const session = sessionOf(response)
  expect(await arrive(response, session)).toBe('/admin/news?q=rain')
  expect(session).toMatch(/^__Host-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await see('/admin/dashboard', session)).toContain('Dashboard')
})

test.each(['//evil.example', '/\\evil.example', 'https:evil.example', '%2F%2Fevil.example'])(
  'next=%s cannot lead to another host',
  async next => {
    const response = await desk.post(`/admin/login?next=${encodeURIComponent(next)}`, pair, '')
    const session = sessionOf(response)
    expect(await arrive(response, session)).toBe('/admin/dashboard')
  },
)

test('a browser that does not return the cookie gets an explanation, with or without scripts', async () => {
  const warning = 'Failed to persist your login. You may need to login again if you close the browser.'
  const response = await desk.post('/admin/login?next=/admin/news', pair, '')
  const check = await app.request(response.headers.get('location') ?? '')
  expect(check.status).toBe(200)
  const html = await check.text()
  expect(html).toMatch(new RegExp(`<noscript>.*Warning.*${warning}.*</noscript>`, 's'))
  expect(html).toContain('Admin Login')
  expect(await see('/admin/login')).not.toContain(warning)
})

test('every answer takes at least a second, right or wrong', async () => {
  for (const wrong of [{}, { password: 'wrong' }, { email: 'nobody@example.org' }])
    await post({ ...pair, ...wrong })
  expect(waits).toEqual([1_000, 1_000, 1_000])
})

test('a wrong password, an unknown address and one that contains NUL get the same page', async () => {
  const answers = [
    await send({ ...pair, password: 'wrong' }),
    await send({ email: 'nobody@example.org', password: 'x' }),
    await send({ email: 'a\0b', password: 'x' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  const pages = answers.map(({ html }) => html.replaceAll(/[\w.]+@example.org|nonce="[^"]*"/g, ''))
  expect(pages[0]).toContain('Authentication failed. Please try again.')
  expect(pages[1]).toBe(pages[0])
  expect(pages[2]).toContain('Authentication failed. Please try again.')
})

test('after too many attempts the page says when to try again', async () => {
  for (let n = 0; n < 10; n++) await post({ email: `a${n}@b.c`, password: 'x' })
  const refused = await post(pair)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many attempts. Please try again in 5 minutes.')
})

test('signing in again ends the previous session, and signing out ends the current one', async () => {
  const first = await signIn('')
  const second = await signIn(first)
  expect((await desk.open('/admin/dashboard', first)).status).toBe(302)
  const out = await desk.send('/admin/log-out', {}, second)
  expect(out.location).toBe('/admin/login')
  expect(out.notice).toContain('signed-out')
  expect((await desk.open('/admin/dashboard', second)).status).toBe(302)
})

/** Follows a sign-in with the given cookie, and returns the address where the browser ends. */
async function arrive(response: Response, cookie = ''): Promise<string | null> {
  return (await desk.show(response.headers.get('location') ?? '', cookie)).location
}

const sessionOf = (response: Response) =>
  response.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-session=')) ?? ''

async function signIn(cookie: string): Promise<string> {
  const response = await post(pair, cookie)
  return sessionOf(response).split(';')[0] ?? ''
}

test('§2 the login and its cookie check replace their entries of the history', async () => {
  const response = await desk.post('/admin/login?next=%2Fadmin%2Fnews', pair, '')
  expect(response.headers.get('x-remix-replace')).toBe('true')
  const session = sessionOf(response)
  const again = await desk.open('/admin/login', session)
  expect(again.headers.get('x-remix-replace')).toBe('true')
})
