import { adminPath } from '../../address/admin-path.ts'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import type { NameOf } from '../../domain/revisions/name-references.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import type { Revision } from '../../domain/revisions/revision.ts'
import { recordTitle } from '../../domain/revisions/revision-changes.ts'
import { listProposalAnswers, listStoryActs } from '../../domain/stories/story-history.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/activity-desk.ts'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { ActivityRow } from './activity-table.tsx'
import { actionLabels } from './activity-words.ts'

export function toActivityRow(
  revision: Revision,
  { nameOf, language }: { nameOf: NameOf; language: Language },
): ActivityRow {
  const { id, recordTable, recordId, accountName, at, undone } = revision
  const knownAs = nameOf(recordId, at)
  const record = truncateForList(recordTitle(revision, { knownAs, language }))
  const headline = recordTable === 'pins' ? headlineOfPin(revision) : ''
  return {
    id,
    at,
    who: actorName(accountName, language),
    did: describeAction(revision, language),
    kind: recordKinds[recordTable].label(language),
    rest: '',
    href: adminPath(recordTable === 'imports' ? '/exchange/:id' : '/history/:id', { id: recordId }),
    title: headline ? words.pinned(language, { place: record, headline: truncateForList(headline) }) : record,
    isUndone: undone,
  }
}

/** The headline that an editor put at a place, or took off. */
function headlineOfPin({ before, after }: Revision): string {
  return String(after?.title || before?.title || '')
}

/** The action on a record in words; for an entry or a place of the front page, the decision that its columns show. */
export function describeAction(revision: Revision, language: Language): string {
  return writeAction(revision)(language)
}

function writeAction({ recordTable, action, before, after }: Revision): (language: Language) => string {
  if (action !== 'update' || !before || !after) return actionLabels[action]
  const isChanged = (column: string) => before[column] !== after[column]
  if (recordTable === 'pins' && (isChanged('news_link_id') || isChanged('story_id')))
    return after.news_link_id === null && after.story_id === null ? words.wasTakenOff : words.wasPinned
  if (recordTable !== 'entries') return actionLabels[action]
  if (isChanged('status')) return statusWords.get(after.status) ?? actionLabels[action]
  if (isChanged('snoozed_until')) return after.snoozed_until === null ? words.woken : words.snoozed
  if (isChanged('category')) return words.moved
  if (isChanged('featured')) return after.featured === true ? words.featured : words.notFeatured
  return actionLabels[action]
}

const statusWords = new Map<unknown, (language: Language) => string>([
  ['published', words.published],
  ['rejected', words.rejected],
  ['duplicate', words.held],
  ['scheduled', words.scheduled],
  ['waiting', words.returned],
])

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
