import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { isUuid } from '../../../domain/is-uuid.ts'
import { decideEntries } from '../../../domain/queue/decide-entries.ts'
import { fileUnderStory } from '../../../domain/queue/file-under-story.ts'
import { findPlace } from '../../../domain/queue/find-place.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import { type PublishResult, publishEntries } from '../../../domain/queue/publish-entries.ts'
import { type EntryPin, publishPinned } from '../../../domain/queue/publish-pinned.ts'
import { listEntryStates } from '../../../domain/queue/queue-queries.ts'
import { findSelectionBatch, listRecordsOfBatch } from '../../../domain/revisions/batch-queries.ts'
import { undoBatch } from '../../../domain/revisions/undo.ts'
import type { ScheduleResult } from '../../../domain/schedule/schedule-link.ts'
import { acceptProposal, rejectProposal } from '../../../domain/stories/editing/decide-proposal.ts'
import { keepApartFromStory } from '../../../domain/stories/editing/join-story.ts'
import { formTexts } from '../../forms/form-texts.ts'
import { frontProblems } from '../../front/front-problems.ts'
import { tellOvertaken } from '../../front/publish-front.ts'
import { checkNewsLink } from '../../news/save-news-link.ts'
import { checkTimes, schedulePosted, scheduleProblems } from '../../news/schedule-posted.ts'
import { noticeIn } from '../../notices/notice.ts'
import { clearDuplicate } from '../duplicates/clear-duplicate.ts'
import { tellNotADuplicate } from '../duplicates/duplicate-words.ts'
import { type DecisionAnswer, entriesMax } from '../state/decision-answer.ts'
import { describePlace, explainRefusal, toShownState } from './decision-words.ts'
import { readDecision } from './read-decision.ts'

const unreadable = {
  unknown: 'This cannot be done here.',
  'too-many': `Nothing was decided: at most ${entriesMax} entries can be decided at once. Select fewer.`,
}

/** Does what a posted form says, by a script or without one, with the entries that it names. */
export async function carryOutDecision(
  db: Db,
  { form, by, now }: { form: FormData; by: Authorized; now: Date },
): Promise<DecisionAnswer> {
  const read = readDecision(form, now)
  if (!read.ok) return { ok: false, text: unreadable[read.reason] }
  const { posted, entries } = read
  const selection = String(form.get('selection') ?? '')
  const batchId = (await findSelectionBatch(db, { selection, decision: posted, by, now })) ?? undefined
  switch (posted.kind) {
    case 'publish':
      return tellPublished(db, await publishEntries(db, { entries, by, now, batchId }), now)
    case 'publish-pinned':
      return publishAndPin(db, { entry: entries[0], pin: posted.pin, by, now })
    case 'file': {
      const { storyId } = posted
      return tellPublished(db, await fileUnderStory(db, { entries, storyId, by, now }), now)
    }
    case 'leave-story': {
      const articles = { entryIds: entries.map(({ id }) => id) }
      const left = await keepApartFromStory(db, { storyId: posted.storyId, articles, by, now })
      return tellStory(db, left, { entries, now })
    }
    case 'answer-proposal': {
      const answer = posted.isJoined ? acceptProposal : rejectProposal
      return tellStory(db, await answer(db, { id: posted.proposalId, by, now }), { entries, now })
    }
    case 'edit':
      return publishEdited(db, { entry: entries[0], texts: Object.fromEntries(formTexts(form)), by, now })
    case 'decide': {
      const result = await decideEntries(db, { entries, decision: posted.decision, by, now, batchId })
      return result.ok ? tell(result, now) : { ok: false, text: 'This category is gone. Choose another.' }
    }
    case 'not-a-duplicate':
      return clear(db, { entry: entries[0], by, now })
    case 'undo':
      return undo(db, { batchId: posted.batchId, entries, by, now })
  }
}

type Pinned = { entry: SeenEntry | undefined; pin: EntryPin; by: Authorized; now: Date }

async function publishAndPin(db: Db, { entry, pin, by, now }: Pinned): Promise<DecisionAnswer> {
  const result = await publishPinned(db, { entry: entry ?? { id: '', version: 0 }, pin, by, now })
  if (!result.ok) return { ok: false, text: frontProblems[result.reason] }
  const said = result.overtaken.length > 0 ? tellOvertaken(result.overtaken) : 'Readers see it there now.'
  return tell(result.published, now, said)
}

type Edited = { entry: SeenEntry | undefined; texts: Record<string, string>; by: Authorized; now: Date }

async function publishEdited(db: Db, { entry, texts, by, now }: Edited): Promise<DecisionAnswer> {
  const edited = await checkNewsLink(db, texts)
  if (!edited.ok) return { ok: false, text: 'Something is missing.', errors: edited.errors }
  const timed = checkTimes(edited.input, now)
  if (!timed.ok) return { ok: false, text: 'The times do not fit.', errors: timed.errors }
  const { publishAt, takeDownAt } = timed.times
  const { input, canonicalUrl } = edited
  if (publishAt && entry) {
    const times = { publishAt, takeDownAt }
    const scheduled = await schedulePosted(db, { entry, link: { input, canonicalUrl }, times, by, now })
    return tellScheduled(db, { entry, result: scheduled, now })
  }
  const publishing = { entries: entry ? [entry] : [], edited: { input, canonicalUrl, takeDownAt }, by, now }
  return tellPublished(db, await publishEntries(db, publishing), now)
}

async function tellScheduled(
  db: Db,
  { entry, result, now }: { entry: SeenEntry; result: ScheduleResult; now: Date },
): Promise<DecisionAnswer> {
  if (result.ok) {
    const decided = await listEntryStates(db, [entry.id])
    const said = 'It is on the schedule.'
    return tell({ decided, refused: [], batchId: result.batchId }, now, said)
  }
  switch (result.reason) {
    case 'refused':
      return tell({ decided: [], refused: [result.refused], batchId: '' }, now)
    case 'duplicate':
      return { ok: false, text: 'This article is on the site already.' }
    case 'no-such-category':
    case 'scheduled-already':
      return { ok: false, text: scheduleProblems[result.reason] }
  }
}

async function clear(
  db: Db,
  { entry, by, now }: { entry: SeenEntry | undefined; by: Authorized; now: Date },
): Promise<DecisionAnswer> {
  const result = await clearDuplicate(db, { entry: entry ?? { id: '', version: 0 }, by, now })
  const text = tellNotADuplicate(result)
  if (!result.ok) return { ok: false, text }
  const states = await listEntryStates(db, entry ? [entry.id] : [])
  const decided = states.map(state => toShownState(state, now))
  return { ok: true, decided, refused: [], batchId: result.batchId, said: text }
}

/** Stories change without their entries: the answer names these as they are. */
async function tellStory(
  db: Db,
  result: { ok: true; batchId: string } | { ok: false; reason: string },
  { entries, now }: { entries: SeenEntry[]; now: Date },
): Promise<DecisionAnswer> {
  if (!result.ok) return { ok: false, text: 'Its story was changed by somebody else. Load the queue again.' }
  const ids = entries.map(({ id }) => id).filter(isUuid)
  const decided = (await listEntryStates(db, ids)).map(state => toShownState(state, now))
  return { ok: true, decided, refused: [], batchId: result.batchId }
}

/** The states of all its entries, however many requests it was decided in. */
async function undo(
  db: Db,
  { batchId, entries, by, now }: { batchId: string; entries: SeenEntry[]; by: Authorized; now: Date },
): Promise<DecisionAnswer> {
  if (!isUuid(batchId) || !(await undoBatch(db, { batchId, by, now })).ok) {
    return { ok: false, text: noticeIn('not-undone').text }
  }
  const written = await listRecordsOfBatch(db, { batchId, table: 'entries' })
  // A batch that changed stories wrote nothing on the entries that it was about.
  const ids = [...new Set([...written, ...entries.map(({ id }) => id).filter(isUuid)])]
  const states = await listEntryStates(db, ids)
  return { ok: true, decided: states.map(state => toShownState(state, now)), refused: [], batchId: null }
}

async function tellPublished(db: Db, result: PublishResult, now: Date): Promise<DecisionAnswer> {
  const [first, ...others] = result.decided
  if (!first) return tell(result, now)
  const place = others.length > 0 ? null : await findPlace(db, first.id)
  return tell(result, now, describePlace(place))
}

function tell({ decided, refused, batchId }: PublishResult, now: Date, said?: string): DecisionAnswer {
  return {
    ok: true,
    decided: decided.map(state => toShownState(state, now)),
    refused: refused.map(each => explainRefusal(each, now)),
    batchId,
    ...(said ? { said } : {}),
  }
}
