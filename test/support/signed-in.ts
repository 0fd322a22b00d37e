import type { Db } from '../../src/database/connect.ts'
import type { Role } from '../../src/domain/accounts/role.ts'
import { openSession } from '../../src/domain/accounts/sessions.ts'
import { addPerson } from './authorized.ts'

export type SignedIn = { cookie: string; token: string; accountId: string; email: string; password: string }

/** A person of this role with a session at `now`; `cookie` is the header that the browser sends. */
export async function signedInAdmin(
  db: Db,
  { now, name = 'Ravi Kumar', role = 'administrator' }: { now: Date; name?: string; role?: Role },
): Promise<SignedIn> {
  const { account, email, password } = await addPerson(db, { name, role })
  const accountId = account.id
  const token = await openSession(db, { accountId, device: 'Test/1.0', address: '127.0.0.1', now })
  return { cookie: `__Host-session=${token}`, token, accountId, email, password }
}

/** The fields of a form; as pairs if a name occurs several times. */
export type Fields = Record<string, string> | [name: string, value: string][] | URLSearchParams

/** A form as the browser posts it, with the session's cookie. */
export function posted(fields: Fields, cookie = ''): RequestInit {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) }
  return { method: 'POST', headers, body: new URLSearchParams(fields).toString() }
}
