import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Account } from './account.ts'
import { type ApiToken, isScope, type Scope, tokensMax } from './api-token.ts'
import { digestToken, newSecretToken } from './secret-token.ts'
import { lockSession, noteUse, ownsSecondFactor, requiresSecondFactor } from './sessions.ts'

// Scanners of public repositories recognize a token by this prefix, and our own log masks it.
const prefix = 'chowk_'

const tokenText = /^chowk_[\w-]{43}$/
const dayMs = 86_400_000
// Writing the last use on every request would make every read a write.
const lastUseGrainMs = 60_000

type NewApiToken = {
  accountId: string
  /** The live session that makes the request. */
  sessionId: string
  name: string
  scopes: Scope[]
  days: number
  now: Date
}

/** Returns the token, which is stored nowhere: the database keeps its digest. */
export async function addApiToken(
  db: Db,
  token: NewApiToken,
): Promise<{ ok: true; token: string } | { ok: false; reason: 'too-many' | 'signed-out' }> {
  const { accountId, sessionId, name, scopes, days, now } = token
  return inTransaction(db, async tx => {
    // A password change in the meantime ended all sessions and tokens; a token requested before it must not be added after it.
    if (!(await lockSession(tx, { id: sessionId, accountId }))) return { ok: false, reason: 'signed-out' }
    await tx
      .deleteFrom('apiTokens')
      .where('accountId', '=', accountId)
      .where('expiresAt', '<', new Date(now.getTime() - 30 * dayMs))
      .execute()
    if ((await listApiTokens(tx, accountId)).length >= tokensMax) return { ok: false, reason: 'too-many' }
    const secret = prefix + newSecretToken()
    await tx
      .insertInto('apiTokens')
      .values({
        accountId,
        name,
        scopes,
        tokenDigest: digestToken(secret),
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * dayMs),
      })
      .execute()
    return { ok: true, token: secret }
  })
}

/** Newest first, including expired tokens, which `addApiToken` deletes after 30 days. */
export async function listApiTokens(db: Db, accountId: string): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('apiTokens')
    .select(['id', 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({ ...row, scopes: row.scopes.filter(isScope) }))
}

/** Leaves tokens of other accounts alone. */
export async function revokeApiToken(db: Db, token: { id: string; accountId: string }): Promise<void> {
  await db
    .deleteFrom('apiTokens')
    .where('id', '=', token.id)
    .where('accountId', '=', token.accountId)
    .execute()
}

/** The token's account as it is now, so that a withdrawn role takes effect at once; null for an invalid token. */
export async function findApiToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: string; account: Account; scopes: Scope[]; lacksSecondFactor: boolean } | null> {
  if (!tokenText.test(token)) return null
  const row = await db
    .selectFrom('apiTokens')
    .innerJoin('accounts', 'accounts.id', 'apiTokens.accountId')
    .select(['apiTokens.id', 'apiTokens.scopes', 'apiTokens.lastUsedAt'])
    .select(['accounts.id as accountId', 'accounts.email', 'accounts.name'])
    .select(['accounts.role', 'accounts.isDemo'])
    .select([requiresSecondFactor.as('isAsked'), ownsSecondFactor.as('owns')])
    .where('accounts.isOff', '=', false)
    .where('apiTokens.tokenDigest', '=', digestToken(token))
    .where('apiTokens.expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, lastUsedAt, scopes, accountId, email, name, role, isDemo } = row
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > lastUseGrainMs)
    await noteUse(db, 'api_tokens', { id, now })
  const account = { id: accountId, email, name, role, isDemo }
  return { id, account, scopes: scopes.filter(isScope), lacksSecondFactor: row.isAsked && !row.owns }
}
