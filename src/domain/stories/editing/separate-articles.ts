import type { Db } from '../../../database/connect.ts'
import { rejectProposalsBetween } from './close-proposals.ts'
import { keepApart, type Parting } from './write-constraints.ts'

/** Keeps `left` and `stayed` in different stories from now on, and closes the open proposals between them. */
export async function separateArticles(tx: Db, parting: Parting): Promise<void> {
  const { left, stayed, among: _, ...write } = parting
  await keepApart(tx, parting)
  await rejectProposalsBetween(tx, [left, stayed], write)
}
