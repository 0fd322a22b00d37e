import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findWriteRefusal, orNoWrites } from '../../database/database-error.ts'
import { defaultLanguage, type Language } from '../../text/language.ts'
import type { Account } from './account.ts'
import { readDeskLanguage } from './preferences.ts'
import { digestToken, newSecretToken } from './secret-token.ts'

export type Session = {
  id: string
  account: Account
  language: Language
  /** When the password or a passkey was last presented. */
  provedAt: Date
}

/** A session without the second factor that its account requires: it opens only the page that sets one up. */
export type BareSession = Session & { ownsSecondFactor: boolean }

const hourMs = 3_600_000
const idleMs = 12 * hourMs
const absoluteMs = 30 * 24 * hourMs
// Writing the last use on every request would make every GET a write.
const lastUseGrainMs = 60_000

/** Opens a session and returns the token for the cookie; the database keeps only its digest. */
export async function openSession(
  db: Db,
  session: {
    accountId: string
    device: string
    address: string
    /** Whether a code or a passkey was presented too. */
    hasSecondFactor?: boolean
    now: Date
  },
): Promise<string> {
  const token = newSecretToken()
  const { accountId, address, hasSecondFactor = false, now } = session
  await deleteEndedSessions(db, { accountId, now })
  await db
    .insertInto('sessions')
    .values({
      accountId,
      address,
      hasSecondFactor,
      device: session.device.slice(0, 300),
      tokenDigest: digestToken(token),
      createdAt: now,
      provedAt: now,
      lastUsedAt: now,
    })
    .execute()
  return token
}

/** The session of a cookie's token; null if there is none, it idled for 12 hours, is 30 days old, or is bare. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const session = await peekSession(db, token, now)
  if (session && now.getTime() - session.lastUsedAt.getTime() > lastUseGrainMs) {
    await noteUse(db, 'sessions', { id: session.id, now })
  }
  return session
}

export async function noteUse(
  db: Db,
  table: 'sessions' | 'api_tokens',
  { id, now }: { id: string; now: Date },
): Promise<void> {
  try {
    await sql`update ${sql.table(table)} set last_used_at = ${now} where id = ${id}`.execute(db)
  } catch (error) {
    // While the disk is full, editors and programs may still read.
    if (!findWriteRefusal(error)) throw error
  }
}

/** Like `findSession`, but not counted as a use: requests that a page makes by itself must not keep the session alive. */
export async function peekSession(
  db: Db,
  token: string,
  now: Date,
): Promise<(Session & { lastUsedAt: Date }) | null> {
  const found = await readSession(db, token, now)
  return found && !found.isBare ? found.session : null
}

/** For the page that sets up a second factor; null for a session that opens other pages too. */
export async function findBareSession(db: Db, token: string, now: Date): Promise<BareSession | null> {
  const found = await readSession(db, token, now)
  return found?.isBare ? { ...found.session, ownsSecondFactor: found.ownsSecondFactor } : null
}

async function readSession(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id', 'sessions.lastUsedAt', 'sessions.provedAt', 'accounts.id as accountId'])
    .select(['accounts.email', 'accounts.name', 'accounts.role', 'accounts.isDemo', 'accounts.language'])
    .select(['sessions.hasSecondFactor', requiresSecondFactor.as('isAsked'), ownsSecondFactor.as('owns')])
    .where('accounts.isOff', '=', false)
    .where('sessions.tokenDigest', '=', digestToken(token))
    .where('sessions.lastUsedAt', '>', new Date(now.getTime() - idleMs))
    .where('sessions.createdAt', '>', new Date(now.getTime() - absoluteMs))
    .executeTakeFirst()
  if (!row) return null
  const { id, lastUsedAt, provedAt, accountId, email, name, role, isDemo } = row
  const account = { id: accountId, email, name, role, isDemo }
  const language = readDeskLanguage(row.language) ?? defaultLanguage
  // A second factor counts only while the account still has one.
  const isBare = row.isAsked && !(row.hasSecondFactor && row.owns)
  return { session: { id, lastUsedAt, provedAt, account, language }, isBare, ownsSecondFactor: row.owns }
}

/** The valid sessions, most recently used first. */
export async function listSessions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where('lastUsedAt', '>', new Date(now.getTime() - idleMs))
    .where('createdAt', '>', new Date(now.getTime() - absoluteMs))
    .orderBy('lastUsedAt', 'desc')
    .execute()
}

/** Locks account and session until the transaction ends, so that two simultaneous forms exceed no limit; false if it has ended. */
export async function lockSession(tx: Db, session: { id: string; accountId: string }): Promise<boolean> {
  await tx.selectFrom('accounts').select('id').where('id', '=', session.accountId).forUpdate().execute()
  const same = tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .where('accountId', '=', session.accountId)
  return (await same.forShare().executeTakeFirst()) !== undefined
}

/** Leaves sessions of other accounts alone. */
export async function closeSession(db: Db, session: { id: string; accountId: string }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', session.id)
    .where('accountId', '=', session.accountId)
    .execute()
}

/** Closes the session that a person leaves, who must get out of a shared computer also while nothing can be saved. */
export async function leaveSession(db: Db, session: { id: string; accountId: string }) {
  return orNoWrites(closeSession(db, session).then(() => ({ ok: true as const })))
}

/** Closes the session of a cookie, bare or not. */
export async function closeSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenDigest', '=', digestToken(token)).execute()
}

export async function hasShownSecondFactor(db: Db, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('sessions').select('hasSecondFactor').where('id', '=', sessionId)
  return (await session.executeTakeFirst())?.hasSecondFactor ?? false
}

/** Records that a code or a passkey was presented in this session. */
export async function noteSecondFactor(tx: Db, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ hasSecondFactor: true }).where('id', '=', sessionId).execute()
}

/** Signs out everywhere: ends sessions and pending sign-ins, stops trusting browsers and deletes all API tokens. */
export async function closeAllSessions(db: Db, accountId: string): Promise<void> {
  // Sessions first: this waits for a request that holds its session's row to add a token, which is then deleted below.
  await db.deleteFrom('sessions').where('accountId', '=', accountId).execute()
  await db.deleteFrom('pendingSignIns').where('accountId', '=', accountId).execute()
  await db.deleteFrom('trustedDevices').where('accountId', '=', accountId).execute()
  await db.deleteFrom('apiTokens').where('accountId', '=', accountId).execute()
}

/** The demo account's password is public: everything that was opened in a trial ends when demo mode is off. */
export async function closeDemoAccess(db: Db): Promise<void> {
  const demo = db.selectFrom('accounts').select('id').where('isDemo', '=', true)
  for (const access of [
    'sessions',
    'pendingSignIns',
    'trustedDevices',
    'apiTokens',
    'passkeys',
    'setupLinks',
  ] as const)
    await db.deleteFrom(access).where('accountId', 'in', demo).execute()
}

/** Deletes only this account's ended sessions, which the index finds without reading the table. */
async function deleteEndedSessions(
  db: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where(eb =>
      eb.or([
        eb('lastUsedAt', '<', new Date(now.getTime() - idleMs)),
        eb('createdAt', '<', new Date(now.getTime() - absoluteMs)),
      ]),
    )
    .execute()
}

// Conditions for statements that read `accounts`. The demo account is shared and needs no second factor.

export const requiresSecondFactor = sql<boolean>`(not accounts.is_demo and coalesce(
  (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
   from account_rules), false))`

export const ownsSecondFactor = sql<boolean>`(exists (select from passkeys where account_id = accounts.id)
  or exists (select from second_factors where account_id = accounts.id and confirmed_at is not null))`
