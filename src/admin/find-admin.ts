import type { Db } from '../database/connect.ts'
import { type Authorized, authorize } from '../domain/accounts/authorize.ts'
import { findSession, type Session } from '../domain/accounts/session-queries.ts'
import { readCookie } from '../http/session-cookie.ts'

export type SignedIn = { by: Authorized; session: Session }

/** The administrator whose session the request's cookie names; null for everybody else. */
export async function findAdmin(
  request: Request,
  { db, now, origin }: { db: Db; now: Date; origin: string },
): Promise<SignedIn | null> {
  const token = readCookie(request, 'session', origin)
  const session = token ? await findSession(db, token, now) : null
  const by = authorize(session)
  return session && by ? { by, session } : null
}
