import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../accounts/authorize.ts'

// As many as an editor decides in half an hour, so that one account cannot fill the queue.
export const waitingProposalsMax = 100

/** Locks the account's proposals until the transaction ends, so that two simultaneous forms cannot exceed the limit. */
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
