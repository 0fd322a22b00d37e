import type { Db } from '../database/connect.ts'
import { authorize } from '../domain/accounts/authorize.ts'
import { findSession } from '../domain/accounts/session-queries.ts'
import { readCookie } from './session-cookie.ts'

/** Whether an administrator sent this request. */
export async function isSignedInAdmin(
  request: Request,
  page: { db: Db; now: Date; origin: string },
): Promise<boolean> {
  const token = readCookie(request, 'session', page.origin)
  return token !== null && authorize(await findSession(page.db, token, page.now)) !== null
}
