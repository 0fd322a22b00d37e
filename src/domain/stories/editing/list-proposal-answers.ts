import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { findHeadlines } from '../../articles/find-headlines.ts'

/** An editor's answer to a proposal that moved no article, and the headlines of its two articles; their addresses if unknown. */
type ProposalAnswer = { answer: 'apart' | 'together'; first: string; second: string }

/** By batch; those that decided no proposal are left out. */
export async function listProposalAnswers(
  db: Db,
  batchIds: readonly string[],
): Promise<Map<string, ProposalAnswer>> {
  if (batchIds.length === 0) return new Map()
  const { rows } = await sql<ProposalAnswer & { batchId: string }>`
    select distinct on (batch_id) batch_id,
      case when (after ->> 'state' = 'rejected') = (after ->> 'kind' = 'split') then 'together' else 'apart' end as answer,
      after ->> 'first_url' as first, after ->> 'second_url' as second
    from revisions where record_table = 'story_proposals' and action = 'update' and after ->> 'state' <> 'open'
      and batch_id = any(${batchIds}::uuid[])
    order by batch_id, at, id`.execute(db)
  const headlines = await findHeadlines(
    db,
    rows.flatMap(({ first, second }) => [first, second]),
  )
  const titleOf = (url: string) => headlines.get(url) ?? url
  return new Map(
    rows.map(({ batchId, answer, first, second }) => [
      batchId,
      { answer, first: titleOf(first), second: titleOf(second) },
    ]),
  )
}
