import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAdminUrls } from '../../test/support/admin-urls.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import { openSession } from '../domain/accounts/session-queries.ts'

// Walks the route table, so that a page that is added tomorrow is held to the same rules.

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const hourMs = 3_600_000
const app = testApp(db, { wait: async () => undefined })
const { cookie, accountId, token } = await signedInAdmin(db, { now })
const urls = listAdminUrls('00000000-0000-7000-8000-00000000dead')

// These answer strangers: the specification's add page, the login, and a one-time link.
const open = /^\/admin\/(login|site-links\/add|set-up\/.+)$/

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
  const headers = { cookie: visitor }
  const gated = urls.filter(url => !open.test(url))
  for (const url of gated) {
    const page = await app.request(url, { headers })
    expect([301, 302, 401], `${url} answers ${page.status}`).toContain(page.status)
    expect(page.headers.get('location') ?? '/admin/login').toMatch(/^\/admin\/(login|dashboard)/)
    const data = await app.request(`${url}.data`, { headers })
    expect([202, 301, 302, 401, 404], `${url}.data answers ${data.status}`).toContain(data.status)
    expect(await data.text()).not.toContain('ravi.kumar')
  }
})

test.each(visitors)('%s writes nothing', async (_name, visitor) => {
  const before = await digestTables()
  for (const url of urls) {
    const response = await app.request(url, posted({ id: accountId, title: 'x', content: 'x' }, visitor))
    expect([302, 400, 401, 404, 405, 429], `${url} answers ${response.status}`).toContain(response.status)
  }
  expect(await digestTables()).toEqual(before)
})

test.each([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
  'a write with %j is refused everywhere',
  async headers => {
    const before = await digestTables()
    for (const url of urls) {
      for (const target of [url, `${url}.data`]) {
        const form = posted({ id: accountId }, cookie)
        const response = await app.request(target, { ...form, headers: { ...form.headers, ...headers } })
        expect([403, 405], `${target} answers ${response.status}`).toContain(response.status)
      }
    }
    expect(await digestTables()).toEqual(before)
  },
)

test('looking at every page changes nothing', async () => {
  const before = await digestTables()
  for (const url of urls) {
    const { status } = await app.request(url, { headers: { cookie } })
    expect([200, 302, 400, 404, 405], `${url} answers ${status}`).toContain(status)
  }
  expect(await digestTables()).toEqual(before)
})

const extras = {
  id: '00000000-0000-7000-8000-00000000beef',
  isSample: 'on',
  createdAt: '1999-01-01T00:00:00Z',
  role: 'owner',
  accountId: '00000000-0000-7000-8000-00000000beef',
  onlyRow: '',
}

test('keys that no form has are ignored by every form', async () => {
  const send = (url: string, form: object) => app.request(url, posted({ ...form, ...extras }, cookie))
  await send('/admin/categories/add', { name: 'Politics', slug: 'politics', orderNum: '1' })
  const category = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
  const url = 'https://outlet.example/a'
  await send('/admin/news/add', { title: 'A', url, source: 'The Outlet', category: category.id })
  await send('/admin/site-links/add', { type: 'about', title: 'Us', content: 'x' })
  const newsLink = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  const siteLink = await db.selectFrom('siteLinks').selectAll().executeTakeFirstOrThrow()
  for (const row of [category, newsLink, siteLink]) {
    expect(row).toMatchObject({ isSample: false, createdAt: now, version: 1 })
    expect(row.id).not.toBe(extras.id)
  }
  await send(`/admin/categories/edit/${category.id}`, { name: 'P', slug: 'p', orderNum: '1', version: '1' })
  await send('/admin/settings', {
    siteName: 'N',
    tagline: '',
    siteDescription: '',
    contactEmail: '',
    version: '1',
  })
  const edited = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
  expect(edited).toMatchObject({ ...category, name: 'P', slug: 'p', version: 2, updatedAt: now })
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  expect(account).toMatchObject({ id: accountId, role: 'admin' })
  const settings = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  expect(settings).toMatchObject({ siteName: 'N', onlyRow: true, version: 2 })
})

/** One digest a table. What an attempt to sign in counts, and when a session was used, are meant to change. */
async function digestTables(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('attempts', 'sessions')`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of rows) {
    const digest = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      db,
    )
    digests[name] = digest.rows[0]?.digest ?? ''
  }
  return digests
}
