import { expect, test } from 'vitest'
import { publicSite } from '../../../test/support/public-site.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { makeFirstSetupLink, makeSetupLink } from '../../domain/accounts/setup-link.ts'

const { db, app, read, now } = await publicSite()
const password = 'eight green lanterns'
const person = { name: 'Asha', email: 'asha@example.org', password, repeated: password }

async function link(accountId: string | null = null): Promise<string> {
  if (accountId)
    return `/admin/set-up/${(await makeSetupLink(db, { accountId, isInvited: false, now })).token}`
  const made = await makeFirstSetupLink(db, { place: 'here', now })
  return `/admin/set-up/${made.ok ? made.token : ''}`
}

test.each([
  [{ name: ' ' }, 'Name is required'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ password: 'short', repeated: 'short' }, 'Use at least 10 characters'],
  [{ repeated: 'other' }, 'The two passwords differ'],
])('the first account with %j is refused, and the link still works', async (fields, message) => {
  const path = await link()
  const response = await app.request(path, posted({ ...person, ...fields }))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
  expect(await read(path)).toContain('Create the first account')
})

test('all problems of the first account are shown at once', async () => {
  const wrong = { name: ' ', email: 'not an email', password: 'short', repeated: 'other' }
  const html = await (await app.request(await link(), posted(wrong))).text()
  const problems = ['Name is required', 'valid email address', 'at least 10 characters', 'passwords differ']
  for (const problem of problems) expect(html).toContain(problem)
})

test('the link creates the first account, signs it in, and does not work again', async () => {
  const path = await link()
  const response = await app.request(path, posted(person))
  expect(response.headers.get('location')).toBe('/admin/login?next=%2Fadmin&check=cookies')
  const session = /__Host-session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
  expect((await app.request('/admin/dashboard', { headers: { cookie: session } })).status).toBe(200)
  const again = await app.request(path)
  expect(again.status).toBe(404)
  expect(await again.text()).toContain('This link no longer works')
  const second = await app.request(path, posted({ ...person, email: 'eve@example.org' }))
  expect(second.status).toBe(404)
  const late = await app.request(await link(), posted({ ...person, email: 'eve@example.org' }))
  expect(late.status).toBe(404)
})

test('an account’s link sets its password and ends its sessions', async () => {
  const { accountId, cookie } = await signedInAdmin(db, { now, name: 'Bim' })
  const path = await link(accountId)
  expect(await read(path)).toContain('Choose a new password')
  const response = await app.request(path, posted({ password, repeated: password, email: 'x@y.example' }))
  expect(response.headers.get('location')).toBe('/admin/login')
  expect(response.headers.get('set-cookie')).toContain('password-changed')
  expect((await app.request('/admin/dashboard', { headers: { cookie } })).status).toBe(302)
  expect((await app.request(path)).status).toBe(404)
})

test.each(['x', '%00', 'a'.repeat(2_000)])('the token %s is refused', async token => {
  const response = await app.request(`/admin/set-up/${token}`)
  expect([400, 404]).toContain(response.status)
})
