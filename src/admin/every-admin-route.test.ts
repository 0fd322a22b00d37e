import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { listAdminUrls } from '../../test/support/admin-urls.ts'
import { readTables } from '../../test/support/read-tables.ts'
import { posted } from '../../test/support/signed-in.ts'
import { openSession } from '../domain/accounts/sessions.ts'

// Walks the route table, so that every new page is held to the same rules.

const { db, now, app, open, post, cookie, accountId, token } = await adminDesk()
const hourMs = 3_600_000
const urls = listAdminUrls('00000000-0000-7000-8000-00000000dead')

// Routes that are open to strangers: the specification's add page, the login, and a one-time link.
const openToAll = /^\/admin\/(login|site-links\/add|set-up\/.+)$/

async function sessionOf(hoursAgo: number): Promise<string> {
  const openedAt = new Date(now.getTime() - hoursAgo * hourMs)
  const old = await openSession(db, { accountId, device: '', address: '', now: openedAt })
  return `__Host-session=${old}`
}

const idle = await sessionOf(13)
const aged = await sessionOf(24 * 31)
const visitors: [string, string][] = [
  ['a stranger', ''],
  ['an idle session', idle],
  ['a session of 31 days', aged],
  ['a forged cookie', `__Host-session=${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['nonsense', "__Host-session=' or 1=1; session=%00"],
]

test('the table holds the whole admin area', () => {
  expect(urls.length).toBeGreaterThan(20)
  expect(urls).toContain('/admin/settings')
})

test.each(visitors)('%s sees no admin page and no data of one', async (_name, visitor) => {
  const gated = urls.filter(url => !openToAll.test(url))
  for (const url of gated) {
    const page = await open(url, visitor)
    expect([301, 302, 401], `${url} answers ${page.status}`).toContain(page.status)
    expect(page.headers.get('location') ?? '/admin/login').toMatch(/^\/admin\/(login|dashboard)/)
    const data = await open(`${url}.data`, visitor)
    expect([202, 301, 302, 401, 404], `${url}.data answers ${data.status}`).toContain(data.status)
    expect(await data.text()).not.toContain('ravi.kumar')
  }
})

test.each(visitors)('%s cannot write anything', async (_name, visitor) => {
  const before = await readTables(db)
  for (const url of urls) {
    const response = await post(url, { id: accountId, title: 'x', content: 'x' }, visitor)
    expect([302, 400, 401, 404, 405, 429], `${url} answers ${response.status}`).toContain(response.status)
  }
  expect(await readTables(db)).toEqual(before)
})

test.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
  'a write with %j is refused everywhere',
  async headers => {
    const before = await readTables(db)
    for (const url of urls) {
      for (const target of [url, `${url}.data`]) {
        const form = posted({ id: accountId }, cookie)
        const response = await app.request(target, { ...form, headers: { ...form.headers, ...headers } })
        expect([403, 405], `${target} answers ${response.status}`).toContain(response.status)
      }
    }
    expect(await readTables(db)).toEqual(before)
  },
)

test('an address that only takes posts refuses other requests, and no sign-in leads to one', async () => {
  const verbs = new Set<string>()
  for (const url of urls) {
    const { status, headers } = await open(url)
    expect([200, 302, 404, 405, 410], `${url} answers ${status}`).toContain(status)
    if (status !== 405) continue
    expect(headers.get('allow')).toBe('POST')
    verbs.add(url)
  }
  expect([...verbs]).toEqual(expect.arrayContaining(['/admin/log-out', '/admin/undo', '/admin/queue/decide']))
  const nextOf = async (url: string, referer?: string) => {
    const { headers, ...form } = posted({})
    const response = await app.request(url, { ...form, headers: { ...headers, ...(referer && { referer }) } })
    return new URL(response.headers.get('location') ?? '/', 'https://chowk.example').searchParams.get('next')
  }
  for (const url of verbs) if (await nextOf(url)) expect(await nextOf(url)).toBe('/admin')
  expect(await nextOf('/admin/undo', 'https://chowk.example/admin/news?q=rain')).toBe('/admin/news?q=rain')
  expect(await nextOf('/admin/news')).toBe('/admin/news')
})
