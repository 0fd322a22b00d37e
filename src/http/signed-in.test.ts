import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { addAccount } from '../domain/accounts/add-account.ts'
import { openPasswords } from '../domain/accounts/password.ts'
import { signedInAs } from './signed-in.ts'

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
