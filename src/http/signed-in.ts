import type { Db } from '../database/connect.ts'
import { authorize } from '../domain/accounts/authorize.ts'
import { findSession, peekSession } from '../domain/accounts/session-queries.ts'
import { readCookie } from './session-cookie.ts'

/** Whether an administrator sent this request. */
export async function isSignedInAdmin(
  request: Request,
  page: { db: Db; now: Date; origin: string },
): Promise<boolean> {
  const token = readCookie(request, 'session', page.origin)
  return token !== null && authorize(await findSession(page.db, token, page.now)) !== null
}

/** Whether this cookie header is an administrator's, asked by what a page does without anybody's doing. */
export async function isIdleAdmin(
  cookie: string,
  page: { db: Db; now: Date; origin: string },
): Promise<boolean> {
  const request = new Request(page.origin, { headers: { cookie } })
  const token = readCookie(request, 'session', page.origin)
  return token !== null && authorize(await peekSession(page.db, token, page.now)) !== null
}
