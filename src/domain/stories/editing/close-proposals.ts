import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/revision.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { keepApart, type Parting } from '../constraints.ts'

/** Keeps `left` and `stayed` in different stories from now on, and closes the open proposals between them. */
export async function separateArticles(tx: Db, parting: Parting): Promise<void> {
  const { left, stayed, among: _, ...write } = parting
  await keepApart(tx, parting)
  await rejectProposalsBetween(tx, [left, stayed], write)
}

/** Accepts open proposals to join or merge `urls` with articles that are now in the same story. */
export async function acceptProposalsOf(tx: Db, urls: readonly string[], write: Batch): Promise<void> {
  // Materialized: with old statistics the planner joins the articles of a story with each other first, which are four million
  // pairs for two thousand articles.
  const { rows } = await sql<{ id: string }>`
    with proposal as materialized (
      select id, first_url, second_url from story_proposals
      where state = 'open' and kind <> 'split' and (first_url = any(${urls}::text[]) or second_url = any(${urls}::text[]))
    )
    select proposal.id from proposal
      join story_links first on first.canonical_url = proposal.first_url
      join story_links second on second.canonical_url = proposal.second_url and second.story_id = first.story_id
    group by proposal.id`.execute(tx)
  await closeProposals(tx, rows, { state: 'accepted', ...write })
}

/** After an editor kept the two sides apart: accepts proposals to split them, and rejects proposals to join or merge them. */
export async function rejectProposalsBetween(
  tx: Db,
  [some, others]: readonly [readonly string[], readonly string[]],
  write: Batch,
): Promise<void> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from story_proposals
    where state = 'open' and (first_url = any(${some}::text[]) and second_url = any(${others}::text[])
      or second_url = any(${some}::text[]) and first_url = any(${others}::text[]))`.execute(tx)
  const isSplit = ({ kind }: { kind: string }) => kind === 'split'
  await closeProposals(tx, rows.filter(isSplit), { state: 'accepted', ...write })
  await closeProposals(
    tx,
    rows.filter(row => !isSplit(row)),
    { state: 'rejected', ...write },
  )
}

export async function closeProposals(
  tx: Db,
  rows: readonly { id: string }[],
  { state, ...write }: Batch & { state: 'accepted' | 'rejected' },
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await updateRecords(tx, {
    ...write,
    table: 'story_proposals',
    ids,
    values: { state, decidedAt: write.now },
  })
}
