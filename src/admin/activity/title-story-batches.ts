import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { listProposalAnswers, listStoryActs } from '../../domain/stories/story-history.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/activity-desk.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'

type Counted = { batchId: string; counts: { table: RecordTable }[] }

const storyTables = new Set<RecordTable>(['stories', 'story_links', 'story_constraints', 'story_proposals'])

/** By batch, the verb on stories that it was: Merged “A” into “B”, Kept “A” and “B” apart. Other batches are left out. */
export async function titleStoryBatches(
  db: Db,
  batches: readonly Counted[],
  language: Language,
): Promise<Map<string, string>> {
  const ofStories = batches.filter(({ counts }) => counts.every(({ table }) => storyTables.has(table)))
  const ids = ofStories.map(({ batchId }) => batchId)
  const acts = await listStoryActs(db, ids)
  const left = ids.filter(batchId => !acts.has(batchId))
  const answers = await listProposalAnswers(db, left)
  const titleOf = (title: string) => (title ? truncateForList(title) : words.untitled(language))
  const ofActs = [...acts].map(
    ([batchId, { verb, from, to }]) =>
      [batchId, words.storyAct(language, { verb, from: titleOf(from), to: titleOf(to) })] as const,
  )
  const ofAnswers = [...answers].map(
    ([batchId, { answer, first, second }]) =>
      [
        batchId,
        words.proposalAnswer(language, { answer, first: titleOf(first), second: titleOf(second) }),
      ] as const,
  )
  return new Map([...ofActs, ...ofAnswers])
}
