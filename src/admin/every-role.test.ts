import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { listAdminUrls } from '../../test/support/admin-urls.ts'
import { setRow } from '../../test/support/builders.ts'
import { readTables } from '../../test/support/read-tables.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { covers, type Role, roles } from '../domain/accounts/role.ts'
import { openSession } from '../domain/accounts/sessions.ts'

// Gate 40 over the route table: each route, read and written, as a stranger and as each role.

const { db, now, app, open, post } = await adminDesk()
const id = '00000000-0000-7000-8000-00000000dead'
const urls = listAdminUrls(id)
const declared = new Map(app.listRoutes().map(route => [route.pattern.replaceAll(/:\w+/g, id), route.role]))

// These pages open for everybody, but only this role may write.
const writes: Record<string, Role> = { '/admin/site-links/add': 'editor' }

async function accountOf(role: Role): Promise<string> {
  return (await signedInAdmin(db, { now, role, name: `Asha ${role}` })).accountId
}

const accountOfRole = {
  administrator: await accountOf('administrator'),
  editor: await accountOf('editor'),
  contributor: await accountOf('contributor'),
}

// A new session for each request, because signing out is a route too.
async function cookieOf(role: Role): Promise<string> {
  const session = { accountId: accountOfRole[role], device: '', address: '', now }
  return `__Host-session=${await openSession(db, session)}`
}

test('each route of the admin area declares its role', () => {
  const silent = urls.filter(url => declared.get(url) === undefined)
  expect(silent).toEqual([])
})

test('the routes for administrators and for contributors are exactly these', () => {
  const of = (role: Role) => urls.filter(url => declared.get(url) === role)
  expect(of('administrator')).toEqual([
    '/admin/settings/restore',
    '/admin/settings',
    '/admin/newsletter',
    '/admin/newsletter/preview',
    '/admin/newsletter/subscribers',
    '/admin/newsletter/export',
    '/admin/settings/picture',
    '/admin/settings/connections',
    '/admin/settings/backup',
    '/admin/settings/backup/download',
    '/admin/accounts',
    '/admin/accounts/add',
    `/admin/accounts/edit/${id}`,
  ])
  expect(of('contributor')).toEqual(['/admin/proposals', '/admin/account', '/admin/log-out'])
})

test.each(roles)('%s can open exactly the allowed routes', async role => {
  const allowed: string[] = []
  for (const url of urls) {
    const needed = declared.get(url) ?? 'administrator'
    const isAllowed = needed === 'anybody' || covers(role, needed)
    if (isAllowed) allowed.push(url)
    // The page and its data pass the same check; drawing every allowed page takes long.
    for (const target of isAllowed ? [`${url}.data`] : [url, `${url}.data`]) {
      const { status } = await open(target, await cookieOf(role))
      expect(status === 403, `${target} answers ${status}`).toBe(!isAllowed)
    }
  }
  expect(allowed.length).toBeGreaterThan(role === 'contributor' ? 2 : 50)
})

test.each(roles)('%s can write to exactly the allowed routes', async role => {
  const isAllowed = (url: string) => {
    const needed = declared.get(url) ?? 'administrator'
    const least = needed === 'anybody' ? writes[url] : needed
    return !least || covers(role, least)
  }
  const write = async (target: string) => (await post(target, { title: 'x' }, await cookieOf(role))).status
  const before = await readTables(db)
  // A route without an action answers 405 before it checks the role.
  for (const url of urls.filter(url => !isAllowed(url)))
    for (const target of [url, `${url}.data`]) expect([403, 405], target).toContain(await write(target))
  expect(await readTables(db)).toEqual(before)
  for (const url of urls.filter(isAllowed)) expect(await write(`${url}.data`), url).not.toBe(403)
})

test.each(roles)('an account that loses the role %s is refused from the next request on', async role => {
  const { accountId, cookie } = await signedInAdmin(db, { now, role, name: `Bim ${role}` })
  const openQueue = () => open('/admin/queue', cookie)
  expect((await openQueue()).status).toBe(role === 'contributor' ? 403 : 200)
  await setRow(db, 'accounts', accountId, { role: 'contributor' })
  const refused = await openQueue()
  expect(refused.status).toBe(403)
  const html = await refused.text()
  expect(html).toContain('<h1>This page is for editors')
  expect(html).not.toContain('entry.client')
  expect(html).toContain('Asha administrator')
  await setRow(db, 'accounts', accountId, { isOff: true })
  expect((await openQueue()).headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fqueue')
})
