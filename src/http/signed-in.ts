import { data } from 'react-router'
import type { Db } from '../database/connect.ts'
import { listAdministratorNames } from '../domain/accounts/account-queries.ts'
import { type Authorized, authorize } from '../domain/accounts/authorize.ts'
import type { Role } from '../domain/accounts/role.ts'
import { findSession, peekSession, type Session } from '../domain/accounts/sessions.ts'
import { readCookie } from './cookies.ts'
import type { PageContext } from './page-context.ts'

export type SignedIn<R extends Role = 'editor'> = { by: Authorized<R>; session: Session }

/** Null for strangers and for accounts whose role is lower than `needed`. */
export type FindSignedIn = <R extends Role>(needed: R) => Promise<SignedIn<R> | null>

type SessionDeps = { db: Db; now: Date; origin: string; demo: boolean }

/** The session that the request's cookie names; null for a stranger, and outside demo mode for a demo account. */
export async function findRequestSession(
  request: Request,
  { db, now, origin, demo }: SessionDeps,
): Promise<Session | null> {
  const token = readCookie(request, 'session', origin)
  return token ? inMode(await findSession(db, token, now), demo) : null
}

export function signedInAs<R extends Role>(session: Session | null, needed: R): SignedIn<R> | null {
  const by = authorize(session, needed)
  return session && by ? { by, session } : null
}

/** The status for a sender for whom `findSignedIn` returned null: 401 for a stranger, 403 for a role that is too low. */
export async function refusalStatus(page: { findSignedIn: FindSignedIn }): Promise<401 | 403> {
  return (await page.findSignedIn('contributor')) ? 403 : 401
}

/** Whether this cookie header belongs to an editor. For requests that a page makes by itself: does not extend the session. */
export async function isIdleEditor(cookie: string, { db, now, origin, demo }: SessionDeps): Promise<boolean> {
  const request = new Request(origin, { headers: { cookie } })
  const token = readCookie(request, 'session', origin)
  const session = token === null ? null : inMode(await peekSession(db, token, now), demo)
  return authorize(session, 'editor') !== null
}

/** The start of a public site ends all sessions of a demo, but cannot while the database refuses writes. */
function inMode(session: Session | null, demo: boolean): Session | null {
  return session?.account.isDemo && !demo ? null : session
}

/** A 403 for a signed-in account. Throw the result. */
export async function refuseRole(page: PageContext, needed: Role) {
  return data(await describeRefusal(page, needed), { status: 403 })
}

/** The required role, the person's own, and the administrators who can grant more. */
export async function describeRefusal(page: PageContext, needed: Role) {
  const administrators = await listAdministratorNames(page.db)
  const person = await page.findSignedIn('contributor')
  const role = person?.session.account.role ?? 'contributor'
  return { needed, role, administrators, language: page.language }
}
