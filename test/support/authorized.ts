import type { Db } from '../../src/database/connect.ts'
import { addAccount } from '../../src/domain/accounts/add-account.ts'
import { type Authorized, authorize } from '../../src/domain/accounts/authorize.ts'
import type { Role } from '../../src/domain/accounts/role.ts'
import { cheapPasswords } from './cheap-passwords.ts'

/** The proof of authorization that writes require, for an existing editor. */
export async function authorizedEditor(db: Db, name = 'Asha Devi'): Promise<Authorized> {
  return authorizedAs(db, { name, role: 'editor' })
}

export async function authorizedAdministrator(
  db: Db,
  name = 'Asha Devi',
): Promise<Authorized<'administrator'>> {
  return authorizedAs(db, { name, role: 'administrator' })
}

export async function authorizedAs<R extends Role>(
  db: Db,
  { name, role }: { name: string; role: R },
): Promise<Authorized<R>> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  const password = 'seven brown crossroads'
  const added = await addAccount(db, { email, name, role, password, passwords: cheapPasswords })
  if (!added.ok) throw new Error(added.reason)
  const authorized = authorize({ account: added.account }, role)
  if (!authorized) throw new Error(`not ${role}`)
  return authorized
}
