import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { isJudged } from '../../entries/entry-status.ts'

/** An editor's answer to a proposal that moved no article, and the headlines of its two articles; their addresses if unknown. */
type ProposalAnswer = { answer: 'apart' | 'together'; first: string; second: string }

const headlineAt = (url: string) => sql`coalesce(
  (select title from news_links where canonical_url = ${sql.ref(url)} and title <> '' limit 1),
  (select title from entries where canonical_url = ${sql.ref(url)} and ${isJudged} and title <> '' limit 1), ${sql.ref(url)})`

/** By batch; those that decided no proposal are left out. */
export async function listProposalAnswers(
  db: Db,
  batchIds: readonly string[],
): Promise<Map<string, ProposalAnswer>> {
  if (batchIds.length === 0) return new Map()
  const { rows } = await sql<ProposalAnswer & { batchId: string }>`
    select batch_id, case when (state = 'rejected') = (kind = 'split') then 'together' else 'apart' end as answer,
      ${headlineAt('firstUrl')} as first, ${headlineAt('secondUrl')} as second
    from (
      select distinct on (batch_id) batch_id, after ->> 'state' as state, after ->> 'kind' as kind,
        after ->> 'first_url' as first_url, after ->> 'second_url' as second_url
      from revisions where record_table = 'story_proposals' and action = 'update' and after ->> 'state' <> 'open'
        and batch_id = any(${batchIds}::uuid[])
      order by batch_id, at, id
    ) decided`.execute(db)
  return new Map(rows.map(({ batchId, ...answer }) => [batchId, answer]))
}
