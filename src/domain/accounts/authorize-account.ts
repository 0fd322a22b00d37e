import type { Db } from '../../database/connect.ts'
import { type Authorized, authorize } from './authorize.ts'
import type { Role } from './role.ts'

/** Proof for work that somebody asked for and a worker does later; null when the account lost the role meanwhile. */
export async function authorizeAccount<R extends Role>(
  db: Db,
  { accountId, role }: { accountId: string; role: R },
): Promise<Authorized<R> | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'role'])
    .where('id', '=', accountId)
    .where('isOff', '=', false)
    .executeTakeFirst()
  return account ? authorize({ account }, role) : null
}
