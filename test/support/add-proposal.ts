import type { Db } from '../../src/database/connect.ts'
import { toJson } from '../../src/database/json-text.ts'
import type { StoryReason } from '../../src/domain/stories/story-reason.ts'
import { addRow } from './builders.ts'

export type ProposalFields = {
  kind?: 'join' | 'merge' | 'split' | 'other-script'
  score?: number
  reasons?: StoryReason[]
  leavingUrls?: string[]
  state?: 'open' | 'rejected'
}

/** Proposes to editors that the articles at two addresses report one event; returns the id of the proposal. */
export async function addProposal(
  db: Db,
  urls: readonly string[],
  { reasons = [], ...fields }: ProposalFields & { createdAt: Date },
): Promise<string> {
  const [firstUrl = '', secondUrl = ''] = urls.toSorted()
  const { id } = await addRow(db, 'storyProposals', {
    kind: 'join',
    score: 0.4,
    firstUrl,
    secondUrl,
    reasons: toJson(reasons),
    ...fields,
  })
  return id
}
