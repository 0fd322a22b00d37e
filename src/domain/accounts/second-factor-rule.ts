import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Whose sessions must have shown a second factor: a code of an app, a recovery code, or a passkey, whose device verifies the
// person. The demo account is everybody's and has none.

export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

export function readSecondFactorRule(text: string): SecondFactorRule | null {
  return secondFactorRules.find(rule => rule === text) ?? null
}

/** For statements that read `accounts`. */
export const isAskedForSecondFactor = sql<boolean>`(not accounts.is_demo and coalesce(
  (select second_factor_for = 'everybody' or (second_factor_for = 'administrators' and accounts.role = 'administrator')
   from account_rules), false))`

/** For statements that read `accounts`. */
export const ownsSecondFactor = sql<boolean>`(exists (select from passkeys where account_id = accounts.id)
  or exists (select from second_factors where account_id = accounts.id and confirmed_at is not null))`

export async function getSecondFactorRule(db: Db): Promise<SecondFactorRule> {
  const row = await db.selectFrom('accountRules').select('secondFactorFor').executeTakeFirst()
  return readSecondFactorRule(row?.secondFactorFor ?? '') ?? 'nobody'
}
