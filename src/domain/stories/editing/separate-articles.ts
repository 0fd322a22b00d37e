import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/editor.ts'
import { rejectProposalsBetween } from './close-proposals.ts'
import { keepApart } from './write-constraints.ts'

/** Keeps `left` and `stayed` in different stories from now on, and closes the open proposals between them. */
export async function separateArticles(
  tx: Db,
  {
    left,
    stayed,
    among,
    ...write
  }: Batch & {
    left: readonly string[]
    stayed: readonly string[]
    among: 'together' | 'undecided' | 'unchanged'
  },
): Promise<void> {
  await keepApart(tx, { ...write, left, stayed, among })
  await rejectProposalsBetween(tx, [left, stayed], write)
}
