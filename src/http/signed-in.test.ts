import { expect, test } from 'vitest'
import { setRow } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { addAccount } from '../domain/accounts/add-account.ts'
import { openPasswords } from '../domain/accounts/password.ts'
import { findRequestSession, isIdleEditor, signedInAs } from './signed-in.ts'

const { db } = await freshDatabase()

test('a session is signed in as its own role and those below it, and as none above', async () => {
  const input = { email: 'asha@example.org', name: 'Asha', password: 'seven brown crossroads' }
  const added = await addAccount(db, { ...input, role: 'editor', passwords: openPasswords() })
  if (!added.ok) throw new Error(added.reason)
  const session = { id: 'x', account: added.account, language: 'en', provedAt: new Date(0) } as const
  expect(signedInAs(session, 'contributor')).toMatchObject({ by: { role: 'editor' }, session })
  expect(signedInAs(session, 'editor')).toMatchObject({ by: { role: 'editor' }, session })
  expect(signedInAs(session, 'administrator')).toBeNull()
  expect(signedInAs(null, 'contributor')).toBeNull()
})

test('a session of a demo account opens nothing on a public site, even before it is deleted', async () => {
  const now = new Date('2026-01-02T06:30:00Z')
  const { cookie, accountId } = await signedInAdmin(db, { now, name: 'Demo' })
  await setRow(db, 'accounts', accountId, { isDemo: true })
  const origin = 'https://chowk.example'
  const request = new Request(origin, { headers: { cookie } })
  for (const demo of [true, false]) {
    const mode = { db, now, origin, demo }
    expect((await findRequestSession(request, mode)) !== null).toBe(demo)
    expect(await isIdleEditor(cookie, mode)).toBe(demo)
  }
})
