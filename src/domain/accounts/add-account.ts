import { sql } from 'kysely'
import { isInternationalMailAddress, isMailAddress, pastedMailAddress } from '../../address/mail-address.ts'
import type { Db } from '../../database/connect.ts'
import { storableLine } from '../fields/form-text-schema.ts'
import { type Account, demoAccount, normaliseEmail } from './account.ts'
import { findNewPasswordProblem, type NewPasswordProblem, type Passwords } from './password.ts'
import type { Role } from './role.ts'

export type NewAccount = Person & {
  role: Role
  password: string
  passwords: Passwords
  id?: string
  isInvited?: boolean
  isDemo?: boolean
  linkMadeAt?: Date
}
/** As typed, or as stored. */
export type Person = { email: string; name: string }
export type PersonProblem = 'bad-email' | 'no-name' | 'long-name'
export type AddAccountResult =
  | { ok: true; account: Account }
  | { ok: false; reason: NewPasswordProblem | PersonProblem | 'known-email' }

// Longer than any name in a byline, short enough for a line of the history.
const nameUnitsMax = 100

/** E-mail addresses are compared without regard to case; the name is stored in one line. */
export async function addAccount(db: Db, input: NewAccount): Promise<AddAccountResult> {
  const person = newPerson(input)
  const problem = listPersonProblems(input)[0] ?? (await findNewPasswordProblem(input.password))
  if (problem) return { ok: false, reason: problem }
  const passwordHash = await input.passwords.hash(input.password)
  // Columns are listed by name, so that further keys of a form are never inserted.
  const { id, role, isInvited, isDemo, linkMadeAt } = input
  const row = { ...person, id, role, passwordHash, isInvited, isDemo, linkMadeAt }
  const account = await insertAccount(db, row)
  return account ? { ok: true, account } : { ok: false, reason: 'known-email' }
}

/** The address and name as they are stored. Not for signing in: an older account may have an address that nobody checked. */
export function newPerson({ email, name }: Person): Person {
  return { email: normaliseEmail(pastedMailAddress(email)), name: storableLine(name) }
}

export function listPersonProblems(person: Person): PersonProblem[] {
  const { email, name } = newPerson(person)
  const problems: PersonProblem[] = []
  const isEmail = isMailAddress(email, { isInNetwork: true }) || isInternationalMailAddress(email)
  if (!isEmail) problems.push('bad-email')
  if (!name) problems.push('no-name')
  if (name.length > nameUnitsMax) problems.push('long-name')
  return problems
}

/** The account that demo mode shows on its login page; `signIn` refuses it outside demo mode. */
export async function addDemoAccount(db: Db, passwords: Passwords): Promise<void> {
  const { email, name, password } = demoAccount
  const passwordHash = await passwords.hash(password)
  await insertAccount(db, { email, name, role: 'administrator', passwordHash, isDemo: true })
}

/** An administrator, not counting the demo account; if possible one who can sign in (`isActive`). Null before the first is added. */
export async function findAdministrator(db: Db): Promise<{ email: string; isActive: boolean } | null> {
  const administrator = await db
    .selectFrom('accounts')
    .select(['email', sql<boolean>`not is_off and not is_invited`.as('isActive')])
    .where('isDemo', '=', false)
    .where('role', '=', 'administrator')
    .orderBy('isActive', 'desc')
    .orderBy('email')
    .limit(1)
    .executeTakeFirst()
  return administrator ?? null
}

async function insertAccount(
  db: Db,
  row: Omit<NewAccount, 'password' | 'passwords'> & { passwordHash: string },
): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values(row)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning(['id', 'email', 'name', 'role', 'isDemo'])
    .executeTakeFirst()
}
