import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { recordChange } from '../../revisions/record-change.ts'
import type { StoryWrite } from './story-change.ts'

/** Proposals about `urls` whose two articles are in one story by now were accepted with it. */
export async function acceptProposalsOf(tx: Db, urls: readonly string[], write: StoryWrite): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select proposal.id from story_proposals proposal
      join story_links first on first.canonical_url = proposal.first_url
      join story_links second on second.canonical_url = proposal.second_url and second.story_id = first.story_id
    where state = 'open' and (first_url = any(${urls}::text[]) or second_url = any(${urls}::text[]))
    group by proposal.id`.execute(tx)
  await close(tx, rows, { state: 'accepted', ...write })
}

/** An editor said that no article of one side belongs with one of the other. */
export async function rejectProposalsBetween(
  tx: Db,
  [some, others]: readonly [readonly string[], readonly string[]],
  write: StoryWrite,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from story_proposals
    where state = 'open' and (first_url = any(${some}::text[]) and second_url = any(${others}::text[])
      or second_url = any(${some}::text[]) and first_url = any(${others}::text[]))`.execute(tx)
  await close(tx, rows, { state: 'rejected', ...write })
}

async function close(
  tx: Db,
  rows: { id: string }[],
  { state, ...write }: StoryWrite & { state: 'accepted' | 'rejected' },
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await recordChange(tx, { ...write, table: 'story_proposals', ids, action: 'update' }, () =>
    sql`update story_proposals set state = ${state}, decided_at = ${write.now}, updated_at = ${write.now},
        version = version + 1
      where id = any(${ids}::uuid[])`.execute(tx),
  )
}
