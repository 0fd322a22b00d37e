import type { Db } from '../../src/database/connect.ts'
import { addAccount } from '../../src/domain/accounts/add-account.ts'
import { type Authorized, authorize } from '../../src/domain/accounts/authorize.ts'
import type { Role } from '../../src/domain/accounts/role.ts'
import { cheapPasswords } from './cheap-passwords.ts'

/** The proof of authorization that writes require, for an existing editor. */
export async function authorizedEditor(db: Db, name = 'Asha Devi'): Promise<Authorized> {
  return authorizedAs(db, { name, role: 'editor' })
}

export async function authorizedAdministrator(db: Db, name = 'Asha Devi') {
  return authorizedAs(db, { name, role: 'administrator' })
}

export async function authorizedAs<R extends Role>(
  db: Db,
  person: { name: string; role: R },
): Promise<Authorized<R>> {
  const authorized = authorize(await addPerson(db, person), person.role)
  if (!authorized) throw new Error(`not ${person.role}`)
  return authorized
}

/** An account with a password; `mailbox` is the part of its address before the @. */
export async function addPerson(
  db: Db,
  { name, role, mailbox = lettersOf(name).join('.') }: { name: string; role: Role; mailbox?: string },
) {
  const [email, password] = [`${mailbox}@example.org`, 'seven brown crossroads']
  const added = await addAccount(db, { email, name, role, password, passwords: cheapPasswords })
  if (!added.ok) throw new Error(added.reason)
  return { account: added.account, email, password }
}

const lettersOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
