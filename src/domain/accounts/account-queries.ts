import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { normaliseEmail } from './account.ts'
import { type Role, readSecondFactorRule, type SecondFactorRule } from './role.ts'

type ListedAccount = {
  id: string
  email: string
  name: string
  role: Role
  version: number
  isDemo: boolean
  isOff: boolean
  /** The person has not chosen a password yet. */
  isInvited: boolean
  hasSecondFactor: boolean
  /** When the newest unused one-time link expires, or expired. */
  linkExpiresAt: Date | null
  sessionCount: number
  lastUsedAt: Date | null
}

/** The account with this address, in any case; null if there is none. */
export async function findAccountId(db: Db, email: string): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
  return account?.id ?? null
}

export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return selectListed(db).orderBy('accounts.email').execute()
}

function selectListed(db: Db) {
  return db
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.accountId', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.isDemo'])
    .select(['accounts.role', 'accounts.version', 'accounts.isOff', 'accounts.isInvited'])
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

/** Administrators whom somebody may ask for a further role: a few of those who can sign in, by name. */
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

export async function getSecondFactorRule(db: Db): Promise<SecondFactorRule> {
  const row = await db.selectFrom('accountRules').select('secondFactorFor').executeTakeFirst()
  return readSecondFactorRule(row?.secondFactorFor ?? '') ?? 'nobody'
}
