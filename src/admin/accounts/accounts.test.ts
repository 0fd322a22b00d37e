import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { getRow } from '../../../test/support/builders.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'

const { db, now, app, appWith, accountId, show, send } = await adminDesk({ name: 'Asha Devi' })
// Two machines on one database: a link created on one is opened on the other.
const otherMachine = appWith()
const password = 'eight green lanterns'

const find = (email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('an invitation link is shown once and opens on another machine', async () => {
  const invited = await send('/admin/accounts/add', {
    name: 'Bim',
    email: 'bim@example.org',
    role: 'editor',
    isDemo: 'true',
    isOff: 'false',
    id: accountId,
  })
  expect(invited.status).toBe(200)
  const path = /\/admin\/set-up\/[\w-]{43}/.exec(invited.html)?.[0] ?? ''
  expect(await find('bim@example.org')).toMatchObject({ role: 'editor', isInvited: true, isDemo: false })
  const list = await show('/admin/accounts')
  expect(list.html).toContain('Invited')
  expect(list.html).not.toContain(path)
  const opened = await (await otherMachine.request(path)).text()
  expect(opened).toContain('Bim, you are invited to Chowk as an editor.')
  expect(opened).toMatch(
    /<input(?=[^>]* readOnly)(?=[^>]*autoComplete="username")[^>]*value="bim@example.org"/i,
  )
  const set = await otherMachine.request(path, posted({ password, repeated: password }))
  expect(set.headers.get('location')).toBe('/admin/login?next=%2Fadmin&check=cookies')
  expect(set.headers.get('set-cookie')).toContain('signed-in')
  expect(await (await otherMachine.request(path)).text()).not.toContain('bim@example.org')
  expect((await app.request(path)).status).toBe(404)
  expect(await find('bim@example.org')).toMatchObject({ isInvited: false })
})

test.each([
  [{ name: '', email: 'x@example.org' }, 'Name is required'],
  [{ name: 'X'.repeat(101), email: 'x@example.org' }, 'Use at most 100 characters'],
  [{ name: 'X', email: 'nobody' }, 'Please enter a valid email address'],
  [{ name: 'X', email: `${'x'.repeat(10_000)}@example.org` }, 'Please enter a valid email address'],
  [{ name: 'X', email: 'ASHA.devi@example.org' }, 'There is already an account with this address'],
])('an invitation of %.40j is refused beside its field', async (fields, message) => {
  const refused = await send('/admin/accounts/add', { role: 'editor', ...fields })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain(message)
})

test('the domain of an account is shown in its own script', async () => {
  const invited = await send('/admin/accounts/add', { name: 'Ila', email: 'नाम@भारत.भारत', role: 'editor' })
  expect(invited.html).toContain('Send it to नाम@भारत.भारत yourself')
  const { id } = await find('नाम@xn--h2brj9c.xn--h2brj9c')
  for (const path of ['/admin/accounts', `/admin/accounts/edit/${id}`])
    expect((await show(path)).html).toMatch(/>नाम@भारत.भारत<\//)
})

test('an invitation shows all its problems at once', async () => {
  const { html } = await send('/admin/accounts/add', { role: 'editor', name: ' ', email: 'nobody' })
  for (const problem of ['Name is required', 'valid email address']) expect(html).toContain(problem)
})

test('an unknown role creates a contributor, not an administrator', async () => {
  await send('/admin/accounts/add', { name: 'Chand', email: 'chand@example.org', role: 'root' })
  expect(await find('chand@example.org')).toMatchObject({ role: 'contributor' })
})

test('an open invitation shows its expiry, and no longer opens once it is revoked', async () => {
  const fields = { name: 'Esha', email: 'esha@example.org', role: 'editor' }
  const invited = await send('/admin/accounts/add', fields)
  expect(invited.html).toContain('It works once, for 7 days')
  const path = /\/admin\/set-up\/[\w-]{43}/.exec(invited.html)?.[0] ?? ''
  expect((await app.request(path)).status).toBe(200)
  expect((await show('/admin/accounts')).html).toContain('Open link, expires')
  const { id } = await find(fields.email)
  const own = `/admin/accounts/edit/${id}`
  expect((await show(own)).html).toContain('Open link, expires')
  const revoked = await send(own, { intent: 'revoke-link' })
  expect(revoked.notice).toContain('link-revoked')
  expect((await show(own)).html).not.toContain('Open link, expires')
  expect((await app.request(path)).status).toBe(404)
})

test('role, sessions, access and link of an account are changed on its page and recorded in the activity', async () => {
  const dev = await signedInAdmin(db, { now, role: 'contributor', name: 'Dev' })
  const path = `/admin/accounts/edit/${dev.accountId}`
  expect((await send(path, { intent: 'role', role: 'editor' })).notice).toContain('account-updated')
  expect((await show('/admin/queue', dev.cookie)).status).toBe(200)
  expect((await send(path, { intent: 'role', role: 'owner' })).status).toBe(400)
  expect((await send(path, { intent: 'sign-out' })).notice).toContain('account-signed-out')
  expect((await show('/admin/queue', dev.cookie)).status).toBe(302)
  expect((await send(path, { intent: 'new-link' })).html).toMatch(/\/admin\/set-up\/[\w-]{43}/)
  expect((await send(path, { intent: 'switch-off' })).notice).toContain('account-off')
  const refused = await send(path, { intent: 'new-link' })
  expect(refused.status).toBe(409)
  // A toast says it, and alone in the page it would be announced twice.
  expect(refused.html).toMatch(/<noscript>(?:(?!<\/noscript>).)*This account is off. Switch it on first./s)
  expect(refused.html).not.toContain('role="alert"')
  expect((await send(path, { intent: 'switch-on' })).notice).toContain('account-on')
  const history = await show(`/admin/history/${dev.accountId}`)
  expect(history.html).toContain('Asha Devi')
  expect(history.html).not.toMatch(/argon2|Restore this/)
})

test('name and address of an account are corrected; the new address signs in, and a link for the former one does not', async () => {
  const { html } = await send('/admin/accounts/add', {
    name: 'Chara',
    email: 'chara@exmple.org',
    role: 'editor',
  })
  const link = /\/admin\/set-up\/[\w-]{43}/.exec(html)?.[0] ?? ''
  const { id } = await find('chara@exmple.org')
  const path = `/admin/accounts/edit/${id}`
  const person = { intent: 'person', version: '1', name: 'Charu Rao', email: ' Charu@Example.org ' }
  for (const [fields, status, text] of [
    [{ ...person, name: '' }, 400, 'Name is required'],
    [{ ...person, email: 'charu' }, 400, 'Please enter a valid email address'],
    [{ ...person, email: 'asha.devi@example.org' }, 400, 'There is already an account with this address'],
  ] as const) {
    const refused = await send(path, fields)
    expect(refused.status).toBe(status)
    expect(refused.html).toContain(text)
    expect(refused.html).toContain(`value="${fields.email}"`)
  }
  expect((await app.request(link)).status).toBe(200)
  expect((await send(path, { ...person, email: 'chara@exmple.org' })).notice).toContain('account-updated')
  expect((await app.request(link)).status).toBe(200)
  const stale = await send(path, person)
  expect([stale.status, stale.html]).toEqual([409, expect.stringContaining('value="Charu Rao"')])
  expect(stale.html).toContain('Another editor saved this while you were editing')
  expect((await send(path, { ...person, version: '2' })).notice).toContain('account-updated')
  expect(await getRow(db, 'accounts', id)).toMatchObject({ name: 'Charu Rao', email: 'charu@example.org' })
  expect((await app.request(link)).status).toBe(404)
  expect((await show(`/admin/history/${id}`)).html).toContain('chara@exmple.org')
})

test('editors see nothing about accounts in the activity and the history', async () => {
  const eve = await signedInAdmin(db, { now, role: 'editor', name: 'Eve' })
  const farid = await signedInAdmin(db, { now, role: 'editor', name: 'Farid Secret' })
  await send(`/admin/accounts/edit/${farid.accountId}`, { intent: 'role', role: 'contributor' })
  expect((await show('/admin/activity?kind=accounts')).html).toContain('href="/admin/history/')
  const activity = await show('/admin/activity?kind=accounts', eve.cookie)
  expect(activity.html).not.toContain('href="/admin/history/')
  expect((await show(`/admin/history/${farid.accountId}`, eve.cookie)).status).toBe(404)
  const { batchId } = await getRow(db, 'revisions', { recordId: farid.accountId })
  expect((await show(`/admin/activity/${batchId}`, eve.cookie)).status).toBe(404)
})

test('an administrator’s own page offers neither role nor access, and refuses to change them', async () => {
  const path = `/admin/accounts/edit/${accountId}`
  const { html } = await show(path)
  expect(html).not.toContain('switch-off')
  expect(html).toContain('Another administrator can change its role')
  expect((await send(path, { intent: 'switch-off' })).html).toContain(
    'You cannot do this to your own account',
  )
  expect((await show('/admin/accounts/edit/nobody')).status).toBe(404)
})
