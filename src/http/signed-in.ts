import type { Db } from '../database/connect.ts'
import { authorize } from '../domain/accounts/authorize.ts'
import { findSession } from '../domain/accounts/session-queries.ts'
import { readCookie } from './session-cookie.ts'

/** Whether an administrator sent this request. */
export async function isSignedInAdmin(request: Request, db: Db, now: Date): Promise<boolean> {
  const token = readCookie(request, 'session')
  return token !== null && authorize(await findSession(db, token, now)) !== null
}
