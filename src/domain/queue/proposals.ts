import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { entryReasonOf } from '../reasons/entry-reason.ts'

/** The state of a proposal. It changes from `published` to `taken-down` when the link is deleted. */
type ProposalFate = 'waiting' | 'scheduled' | 'published' | 'rejected' | 'held' | 'taken-down'

export type Proposal = Awaited<ReturnType<typeof listProposals>>['proposals'][number]

/** The account's own proposals, newest first, below `after`. */
export async function listProposals(
  db: Db,
  { by, after, limit }: { by: Authorized<'contributor'>; after: TimeKey | null; limit: number },
) {
  if (!by.accountId) return { proposals: [], next: null }
  let query = db
    .selectFrom('entries')
    .select(['id', 'title', 'url', 'source', 'language', 'firstSeenAt as proposedAt'])
    .select(['reason', fate.as('fate')])
    .where('proposedBy', '=', by.accountId)
    .orderBy('firstSeenAt', 'desc')
    .orderBy('id', 'desc')
  if (after) query = query.where(isBelow('first_seen_at', after))
  const found = await query.limit(limit + 1).execute()
  const { rows, next } = slicePage(found, {
    limit,
    keyOf: ({ proposedAt, id }) => ({ at: proposedAt, id }),
  })
  return { proposals: rows.map(({ reason, ...row }) => ({ ...row, why: whyTurnedDown(reason) })), next }
}

/** An editor's reason; null without one. Other reasons name entries of other people. */
function whyTurnedDown(column: unknown): string | null {
  const reason = entryReasonOf(column)
  return reason?.code === 'turned-down' ? reason.text : null
}

const fate = sql<ProposalFate>`case
  when status = 'published' and news_link_id is null then 'taken-down'
  when status = 'duplicate' then 'held'
  when status = 'unreadable' then 'rejected'
  else status end`

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
