import type { Db } from '../../database/connect.ts'
import { type Authorized, authorize } from './authorize.ts'

/** Proof for work that somebody asked for and a worker does later; null when the account is gone meanwhile. */
export async function authorizeAccount(db: Db, accountId: string): Promise<Authorized | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account ? authorize({ account }) : null
}
