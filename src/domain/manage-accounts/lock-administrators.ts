import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Role } from '../accounts/role.ts'

export type LockedAccount = { id: string; role: Role; isOff: boolean; isInvited: boolean; isDemo: boolean }

/**
 * Locks all administrators and the accounts in `ids` until the transaction ends, in the order of their ids: if two
 * administrators demote each other at once, the second sees what the first did.
 */
export async function lockAdministrators(tx: Db, ids: (string | null)[]): Promise<LockedAccount[]> {
  const { rows } = await sql<LockedAccount>`
    select id, role, is_off, is_invited, is_demo from accounts
    where role = 'administrator' or id = any(${ids.filter(id => id !== null)}::uuid[])
    order by id for update`.execute(tx)
  return rows
}

/** Whether this account can sign in and manage accounts. */
export function isActiveAdministrator({ role, isOff, isInvited }: LockedAccount): boolean {
  return role === 'administrator' && !isOff && !isInvited
}
