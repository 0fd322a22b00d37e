import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../accounts/authorize.ts'

// As many as an editor decides in half an hour: one account cannot fill the queue.
export const waitingProposalsMax = 100

/** Holds off other proposals of the account until the caller's transaction ends: two forms at once make no more. */
export async function mayPropose(tx: Db, by: Authorized<'contributor'>): Promise<boolean> {
  await tx.selectFrom('accounts').select('id').where('id', '=', by.accountId).forNoKeyUpdate().execute()
  return (await countWaitingProposals(tx, by)) < waitingProposalsMax
}

export async function countWaitingProposals(db: Db, by: Authorized<'contributor'>): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('proposedBy', '=', by.accountId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
