import type { Db } from '../../database/connect.ts'
import { type Authorized, authorize } from './authorize.ts'
import type { Role } from './role.ts'

/** Proof for work that an account requested and a worker does later; null if the account has lost the role since. */
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
