import type { Db } from '../database/connect.ts'
import { type Authorized, authorize } from '../domain/accounts/authorize.ts'
import { findSession, peekSession, type Session } from '../domain/accounts/session-queries.ts'
import { readCookie } from './session-cookie.ts'

export type SignedIn = { by: Authorized; session: Session }

type Asked = { db: Db; now: Date; origin: string }

/** The administrator whose session the request's cookie names; null for everybody else. */
export async function findAdmin(request: Request, { db, now, origin }: Asked): Promise<SignedIn | null> {
  const token = readCookie(request, 'session', origin)
  const session = token ? await findSession(db, token, now) : null
  const by = authorize(session)
  return session && by ? { by, session } : null
}

/** Whether this cookie header is an administrator's; for requests that a page makes by itself, which do not extend the session. */
export async function isIdleAdmin(cookie: string, { db, now, origin }: Asked): Promise<boolean> {
  const request = new Request(origin, { headers: { cookie } })
  const token = readCookie(request, 'session', origin)
  return token !== null && authorize(await peekSession(db, token, now)) !== null
}
