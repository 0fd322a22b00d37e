import type { Db } from '../../src/database/connect.ts'
import { addAccount } from '../../src/domain/accounts/add-account.ts'
import { type Authorized, authorize } from '../../src/domain/accounts/authorize.ts'
import { openPasswords } from '../../src/domain/accounts/password.ts'

/** An administrator who exists, and the proof that writes ask for. */
export async function authorizedEditor(db: Db, name = 'Asha Devi'): Promise<Authorized> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const added = await addAccount(db, {
    email,
    name,
    password: 'seven brown crossroads',
    passwords: openPasswords(),
  })
  if (!added.ok) throw new Error(added.reason)
  const authorized = authorize({ account: added.account })
  if (!authorized) throw new Error('not an administrator')
  return authorized
}
