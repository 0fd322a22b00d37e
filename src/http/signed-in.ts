import type { Db } from '../database/connect.ts'
import { type Authorized, authorize } from '../domain/accounts/authorize.ts'
import type { Role } from '../domain/accounts/role.ts'
import { findSession, peekSession, type Session } from '../domain/accounts/sessions.ts'
import { readCookie } from './session-cookie.ts'

export type SignedIn<R extends Role = 'editor'> = { by: Authorized<R>; session: Session }

/** Null for strangers and for people whose role is less than `needed`. */
export type FindSignedIn = <R extends Role>(needed: R) => Promise<SignedIn<R> | null>

type Asked = { db: Db; now: Date; origin: string }

/** The session that the request's cookie names; null for a stranger. */
export async function findRequestSession(
  request: Request,
  { db, now, origin }: Asked,
): Promise<Session | null> {
  const token = readCookie(request, 'session', origin)
  return token ? findSession(db, token, now) : null
}

export function signedInAs<R extends Role>(session: Session | null, needed: R): SignedIn<R> | null {
  const by = authorize(session, needed)
  return session && by ? { by, session } : null
}

/** The status for a sender whom `findSignedIn` did not find: a stranger, or somebody of another role. */
export async function refusalStatus(page: { findSignedIn: FindSignedIn }): Promise<401 | 403> {
  return (await page.findSignedIn('contributor')) ? 403 : 401
}

/** Whether this cookie header is an editor's; for requests that a page makes by itself, which do not extend the session. */
export async function isIdleEditor(cookie: string, { db, now, origin }: Asked): Promise<boolean> {
  const request = new Request(origin, { headers: { cookie } })
  const token = readCookie(request, 'session', origin)
  return token !== null && authorize(await peekSession(db, token, now), 'editor') !== null
}
