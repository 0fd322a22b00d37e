import type { Db } from '../../../database/connect.ts'
import { rejectProposalsBetween } from './close-proposals.ts'
import type { StoryWrite } from './story-change.ts'
import { keepApart } from './write-constraints.ts'

/** `left` and `stayed` are of two stories from now on, and nobody is asked about them any more. */
export async function partArticles(
  tx: Db,
  {
    left,
    stayed,
    among,
    ...write
  }: StoryWrite & {
    left: readonly string[]
    stayed: readonly string[]
    among: 'together' | 'undecided' | 'unchanged'
  },
): Promise<void> {
  await keepApart(tx, { ...write, left, stayed, among })
  await rejectProposalsBetween(tx, [left, stayed], write)
}
