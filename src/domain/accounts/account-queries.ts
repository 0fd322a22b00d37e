import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { normaliseEmail } from './account.ts'
import type { Role } from './role.ts'

export type ListedAccount = {
  id: string
  email: string
  name: string
  role: Role
  isDemo: boolean
  isOff: boolean
  /** Nobody has chosen a password yet. */
  isInvited: boolean
  hasSecondFactor: boolean
  /** Of the newest one-time link that was not used; it may be over. */
  linkExpiresAt: Date | null
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
  return selectListed(db).orderBy('accounts.email').execute()
}

function selectListed(db: Db) {
  return db
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.isDemo'])
    .select(['accounts.role', 'accounts.isOff', 'accounts.isInvited'])
    .select(sql<boolean>`accounts.second_factor_since is not null`.as('hasSecondFactor'))
    .select(eb =>
      eb
        .selectFrom('setupLinks')
        .select(fn => fn.fn.max('expiresAt').as('at'))
        .whereRef('accountId', '=', 'accounts.id')
        .as('linkExpiresAt'),
    )
    .select(sql<number>`count(sessions.id)::integer`.as('sessionCount'))
    .select(eb => eb.fn.max('sessions.lastUsedAt').as('lastUsedAt'))
    .groupBy('accounts.id')
}

/** `id` must be a UUID. */
export async function findListedAccount(db: Db, id: string): Promise<ListedAccount | null> {
  return (await selectListed(db).where('accounts.id', '=', id).executeTakeFirst()) ?? null
}

/** The people to ask for a further role: those who can sign in, a few of them, by name. */
export async function listAdministratorNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('name')
    .where('role', '=', 'administrator')
    .where('isOff', '=', false)
    .where('isInvited', '=', false)
    .orderBy('isDemo')
    .orderBy('name')
    .limit(3)
    .execute()
  return rows.map(row => row.name)
}
