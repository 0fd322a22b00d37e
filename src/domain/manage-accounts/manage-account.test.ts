import { expect, test } from 'vitest'
import { authorizedAdministrator, authorizedAs } from '../../../test/support/authorized.ts'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addDemoAccount } from '../accounts/add-account.ts'
import { type Authorized, authorize, authorizeCommand } from '../accounts/authorize.ts'
import { findSession, openSession } from '../accounts/sessions.ts'
import { findSetupLink, resetPassword } from '../accounts/setup-link.ts'
import { signIn } from '../accounts/sign-in.ts'
import { listRevisionsOf } from '../revisions/revision-queries.ts'
import { inviteAccount } from './invite-account.ts'
import {
  changePerson,
  renewSetupLink,
  setAccountRole,
  signAccountOut,
  switchAccountOff,
  switchAccountOn,
} from './manage-account.ts'

const { db } = await freshDatabase({ empty: ['accounts', 'revisions', 'attempts'] })
const now = new Date('2026-01-02T12:00:00Z')
const passwords = cheapPasswords
const password = 'seven brown crossroads'

const idOf = (by: Authorized<'contributor'>) => by.accountId ?? ''

async function find(id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function openFor(by: Authorized<'contributor'>): Promise<string> {
  return openSession(db, { accountId: idOf(by), device: '', address: '', now })
}

function trySignIn(email: string) {
  return signIn(db, {
    email,
    password,
    address: '1.2.3.4',
    device: '',
    deviceToken: null,
    demo: false,
    passwords,
    now,
  })
}

test('an open session has the new role at its next request, and the history says who changed it', async () => {
  const asha = await authorizedAdministrator(db, 'Asha Devi')
  const bim = await authorizedAs(db, { name: 'Bim', role: 'contributor' })
  const token = await openFor(bim)
  expect(await setAccountRole(db, { id: idOf(bim), role: 'editor', by: asha, now })).toEqual({ ok: true })
  expect((await findSession(db, token, now))?.account.role).toBe('editor')
  const [revision] = await listRevisionsOf(db, idOf(bim), 1)
  expect(revision).toMatchObject({
    accountName: 'Asha Devi',
    before: { role: 'contributor' },
    after: { role: 'editor' },
  })
  expect(JSON.stringify(revision)).not.toContain('argon2')
})

test('an account that is off has no session, no link and cannot sign in, but keeps its name and history', async () => {
  const asha = await authorizedAdministrator(db, 'Asha Devi')
  const bim = await authorizedAs(db, { name: 'Bim', role: 'editor' })
  const managing = { id: idOf(bim), by: asha, now }
  const token = await openFor(bim)
  const link = await renewSetupLink(db, managing)
  expect(await switchAccountOff(db, managing)).toEqual({ ok: true })
  expect(await findSession(db, token, now)).toBeNull()
  expect(await findSetupLink(db, link.ok ? link.link.token : '', { now, demo: false })).toBeNull()
  expect(await trySignIn('bim@example.org')).toEqual({ ok: false, reason: 'wrong-pair' })
  expect(await renewSetupLink(db, managing)).toEqual({ ok: false, reason: 'is-off' })
  expect(await find(managing.id)).toMatchObject({ name: 'Bim', isOff: true })
  expect(await switchAccountOn(db, managing)).toEqual({ ok: true })
  expect((await trySignIn('bim@example.org')).ok).toBe(true)
})

test('signing an account out ends its sessions and no others', async () => {
  const asha = await authorizedAdministrator(db, 'Asha Devi')
  const bim = await authorizedAs(db, { name: 'Bim', role: 'editor' })
  const [own, theirs] = [await openFor(asha), await openFor(bim)]
  expect(await signAccountOut(db, { id: idOf(bim), by: asha, now })).toEqual({ ok: true })
  expect(await findSession(db, theirs, now)).toBeNull()
  expect(await findSession(db, own, now)).not.toBeNull()
  const [revision] = await listRevisionsOf(db, idOf(bim), 1)
  expect(revision).toMatchObject({ accountName: 'Asha Devi', action: 'update' })
})

test('the last administrator cannot be removed, even by command, and administrators cannot remove themselves', async () => {
  const asha = await authorizedAdministrator(db, 'Asha Devi')
  const command = authorizeCommand('#command-line')
  const last = { ok: false, reason: 'last-administrator' }
  expect(await switchAccountOff(db, { id: idOf(asha), by: command, now })).toEqual(last)
  expect(await setAccountRole(db, { id: idOf(asha), role: 'editor', by: command, now })).toEqual(last)
  const invited = await inviteAccount(db, {
    email: 'bim@example.org',
    name: 'Bim',
    role: 'administrator',
    by: asha,
    passwords,
    now,
  })
  // An invited administrator has no password yet, so nobody could sign in.
  expect(await switchAccountOff(db, { id: idOf(asha), by: command, now })).toEqual(last)
  const own = { ok: false, reason: 'own-account' }
  expect(await switchAccountOff(db, { id: idOf(asha), by: asha, now })).toEqual(own)
  expect(await setAccountRole(db, { id: idOf(asha), role: 'editor', by: asha, now })).toEqual(own)
  const token = invited.ok ? invited.link.token : ''
  expect(await resetPassword(db, { token, password, passwords, now })).toEqual({ ok: true })
  expect(await switchAccountOff(db, { id: idOf(asha), by: command, now })).toEqual({ ok: true })
})

test('if two administrators demote or switch off each other at once, one stays', async () => {
  for (const [round, act] of [
    setRoleToEditor,
    switchAccountOff,
    setRoleToEditor,
    switchAccountOff,
  ].entries()) {
    await db.deleteFrom('accounts').execute()
    const asha = await authorizedAdministrator(db, `Asha ${round}`)
    const bim = await authorizedAdministrator(db, `Bim ${round}`)
    const results = await Promise.all([
      act(db, { id: idOf(bim), by: asha, now }),
      act(db, { id: idOf(asha), by: bim, now }),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'not-administrator' })
    const left = await db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'administrator')
      .where('isOff', '=', false)
      .execute()
    expect(left).toHaveLength(1)
  }
})

function setRoleToEditor(to: typeof db, managing: Parameters<typeof switchAccountOff>[1]) {
  return setAccountRole(to, { ...managing, role: 'editor' })
}

test('an invitation works once, on any machine, and its revision holds no secret', async () => {
  const by = await authorizedAdministrator(db, 'Asha Devi')
  const person = { email: ' Bim@Example.org', name: ' Bim ', role: 'editor', by, passwords, now } as const
  const invited = await inviteAccount(db, person)
  if (!invited.ok) throw new Error(invited.reason)
  expect(await find(invited.id)).toMatchObject({ email: 'bim@example.org', name: 'Bim', isInvited: true })
  const revisions = await listRevisionsOf(db, invited.id, 10)
  expect(revisions).toMatchObject([{ action: 'add', accountName: 'Asha Devi', before: null }])
  expect(JSON.stringify(revisions)).not.toMatch(/argon2|password/)
  expect(JSON.stringify(revisions)).not.toContain(invited.link.token)
  expect(await inviteAccount(db, person)).toEqual({ ok: false, reason: 'known-email' })
  const { token } = invited.link
  const used = await Promise.all([1, 2].map(() => resetPassword(db, { token, password, passwords, now })))
  expect(used.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await find(invited.id)).toMatchObject({ isInvited: false })
})

test('a demo account changes only demo accounts, and accounts that it invites are demo accounts', async () => {
  await addDemoAccount(db, passwords)
  const demo = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const by = authorize({ account: demo }, 'administrator')
  if (!by) throw new Error('the demo account is an administrator')
  const invited = await inviteAccount(db, {
    email: 'eve@example.org',
    name: 'Eve',
    role: 'administrator',
    by,
    passwords,
    now,
  })
  expect(await find(invited.ok ? invited.id : '')).toMatchObject({ isDemo: true })
  const asha = await authorizedAdministrator(db, 'Asha Devi')
  const refused = { ok: false, reason: 'demo' }
  expect(await renewSetupLink(db, { id: idOf(asha), by, now })).toEqual(refused)
  expect(await switchAccountOff(db, { id: idOf(asha), by, now })).toEqual(refused)
  const renamed = { id: demo.id, by, now, name: 'Eve', email: 'eve@demo.example', version: 1 }
  expect(await changePerson(db, renamed), 'the login page names it').toEqual(refused)
  expect(await switchAccountOff(db, { id: demo.id, by: asha, now })).toEqual({ ok: true })
})

test('the name of an account with an address that was never checked is corrected without it', async () => {
  const [by, bina] = [
    await authorizedAdministrator(db, 'Asha Devi'),
    await authorizedAdministrator(db, 'Bina'),
  ]
  await db.updateTable('accounts').set({ email: 'bina..rao@x' }).where('id', '=', idOf(bina)).execute()
  const change = (email: string, version: number) =>
    changePerson(db, { id: idOf(bina), by, now, name: 'Bina Rao', email, version })
  expect(await change('bina..rao@x', 1)).toEqual({ ok: true })
  expect(await find(idOf(bina))).toMatchObject({ name: 'Bina Rao', email: 'bina..rao@x' })
  expect(await change('rao', 2)).toEqual({ ok: false, reason: 'bad-email' })
  expect(await change('rao@example.org', 1), 'a form of before').toEqual({ ok: false, reason: 'stale' })
})

test.each(['', 'x', '00000000-0000-7000-8000-00000000dead'])('there is no account %j', async id => {
  const by = await authorizedAdministrator(db, 'Asha Devi')
  expect(await switchAccountOff(db, { id, by, now })).toEqual({ ok: false, reason: 'not-found' })
})
