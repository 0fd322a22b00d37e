import type { Db } from '../src/database/connect.ts'
import { addAccount } from '../src/domain/accounts/add-account.ts'
import { type Authorized, authorize } from '../src/domain/accounts/authorize.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import { openSession } from '../src/domain/accounts/sessions.ts'
import { setCookie } from '../src/http/cookies.ts'

export const password = 'seven brown crossroads'

/** A bench's administrator; `signIn` returns the cookie of a session. */
export async function addAdministrator(
  db: Db,
): Promise<{ by: Authorized; signIn: (origin: string) => Promise<string> }> {
  const passwords = openPasswords()
  const added = await addAccount(db, {
    email: 'asha@example.org',
    name: 'Asha Devi',
    role: 'administrator',
    password,
    passwords,
  })
  const by = added.ok ? authorize({ account: added.account }, 'administrator') : null
  if (!added.ok || !by) throw new Error('no administrator')
  const opened = { accountId: added.account.id, device: 'Bench', address: '127.0.0.1' }
  const signIn = async (origin: string) =>
    setCookie('session', await openSession(db, { ...opened, now: new Date() }), origin).split(';')[0] ?? ''
  return { by, signIn }
}
