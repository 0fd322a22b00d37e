import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { normaliseEmail } from './account.ts'

export type ListedAccount = {
  id: string
  email: string
  name: string
  isDemo: boolean
  sessionCount: number
  lastUsedAt: Date | null
}

/** Whose address this is, whatever its letters’ case; null for nobody’s. */
export async function findAccountId(db: Db, email: string): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  return account?.id ?? null
}

/** Everybody who may sign in, with the sessions that the database holds. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.isDemo'])
    .select(sql<number>`count(sessions.id)::integer`.as('sessionCount'))
    .select(eb => eb.fn.max('sessions.lastUsedAt').as('lastUsedAt'))
    .groupBy('accounts.id')
    .orderBy('accounts.email')
    .execute()
}
