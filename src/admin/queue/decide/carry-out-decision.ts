import type { Db } from '../../../database/connect.ts'
import { actorName } from '../../../domain/accounts/actor-name.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import { decideEntries } from '../../../domain/queue/decide-entries.ts'
import { findPublishedPosition } from '../../../domain/queue/find-published-position.ts'
import { type NotADuplicateResult, notADuplicate } from '../../../domain/queue/not-a-duplicate.ts'
import type { SeenEntry } from '../../../domain/queue/open-entries.ts'
import { fileUnderStory, type PublishResult, publishEntries } from '../../../domain/queue/publish-entries.ts'
import { findFollowedTexts, listEntryStates } from '../../../domain/queue/queue-queries.ts'
import { findEntryStories } from '../../../domain/queue/queue-stories.ts'
import { findSelectionBatch, listRecordsOfBatch } from '../../../domain/revisions/batch-queries.ts'
import { nameUntitled } from '../../../domain/revisions/name-references.ts'
import { recordTitle } from '../../../domain/revisions/revision-changes.ts'
import { listRevisionsOf } from '../../../domain/revisions/revision-queries.ts'
import { undoBatch } from '../../../domain/revisions/undo/undo.ts'
import { type ScheduleResult, scheduleEntry } from '../../../domain/schedule/schedule-link.ts'
import { acceptProposal, rejectProposal } from '../../../domain/stories/editing/decide-proposal.ts'
import { keepApartFromStory, putIntoStory } from '../../../domain/stories/editing/named-articles.ts'
import { explainStoryRefusal, type StoryRefusal } from '../../../domain/stories/editing/story-refusal.ts'
import type { Language } from '../../../text/language.ts'
import { selectCase } from '../../../text/select-case.ts'
import * as activityWords from '../../../words/activity-desk.ts'
import * as newsWords from '../../../words/news-desk.ts'
import * as words from '../../../words/queue-decisions.ts'
import * as heldWords from '../../../words/queue-held.ts'
import { undoNotice } from '../../activity/activity-words.ts'
import { formTexts } from '../../forms/form-texts.ts'
import { checkNewsLink, checkTimes } from '../../news/save-news-link.ts'
import { noticeIn } from '../../notices/notice.ts'
import { type DecisionResponse, entriesMax } from '../state/queue-page.ts'
import { describePosition, explainRefusal, toShownState } from './decision-words.ts'
import { readDecision } from './read-decision.ts'

/** Who decides and when, and the language of the answer. */
type Deciding = { db: Db; by: Authorized; now: Date; language: Language }
type At = Pick<Deciding, 'now' | 'language'>

/** Carries out the decision of a posted form, whether a script or the browser posted it. */
export async function carryOutDecision(form: FormData, deciding: Deciding): Promise<DecisionResponse> {
  const { db, by, now, language } = deciding
  const read = readDecision(form, now)
  if (!read.ok)
    return {
      ok: false,
      text:
        read.reason === 'unknown' ? words.unknown(language) : words.tooMany(language, { most: entriesMax }),
    }
  const { posted, entries } = read
  const selection = String(form.get('selection') ?? '')
  const batchId = (await findSelectionBatch(db, { selection, decision: posted, by, now })) ?? undefined
  switch (posted.kind) {
    case 'publish':
      return describePublished(await publishEntries(db, { entries, by, now, batchId }), deciding)
    case 'file': {
      const { storyId } = posted
      return describePublished(await fileUnderStory(db, { entries, storyId, by, now }), deciding)
    }
    case 'leave-story': {
      const articles = { entryIds: entries.map(({ id }) => id) }
      const left = await keepApartFromStory(db, { storyId: posted.storyId, articles, by, now })
      return describeStoryChange(left, entries, deciding)
    }
    case 'put': {
      const { to, seenStoryIds } = posted
      const articles = { entryIds: entries.map(({ id }) => id) }
      const put = await putIntoStory(db, { articles, to, seenStoryIds, by, now })
      return describeStoryChange(put, entries, deciding)
    }
    case 'answer-proposal': {
      const answer = posted.isJoined ? acceptProposal : rejectProposal
      return describeStoryChange(await answer(db, { id: posted.proposalId, by, now }), entries, deciding)
    }
    case 'edit':
      return publishEdited(entries[0], Object.fromEntries(formTexts(form)), deciding)
    case 'decide': {
      const result = await decideEntries(db, { entries, decision: posted.decision, by, now, batchId })
      return result.ok ? describeResult(result, deciding) : { ok: false, text: words.categoryGone(language) }
    }
    case 'not-a-duplicate':
      return clear(entries[0], deciding)
    case 'undo':
      return undo(posted.batchId, entries, deciding)
  }
}

/** The form leaves out what its editor did not change of the followed fields: the outlet may have corrected it since. */
async function publishEdited(
  entry: SeenEntry | undefined,
  texts: Record<string, string>,
  deciding: Deciding,
): Promise<DecisionResponse> {
  const { db, by, now, language } = deciding
  const followed = entry ? await findFollowedTexts(db, entry.id) : {}
  const edited = await checkNewsLink(db, { ...followed, ...texts }, language)
  if (!edited.ok) return { ok: false, text: words.somethingMissing(language), errors: edited.errors }
  const timed = checkTimes(edited.input, { now, language })
  if (!timed.ok) return { ok: false, text: words.timesDoNotFit(language), errors: timed.errors }
  const { publishAt, takeDownAt } = timed.times
  const { input, canonicalUrl } = edited
  if (publishAt && entry) {
    const times = { publishAt, takeDownAt }
    const scheduled = await scheduleEntry(db, { entry, link: { input, canonicalUrl }, times, by, now })
    return describeScheduled(scheduled, entry, deciding)
  }
  const publishing = { entries: entry ? [entry] : [], edited: { input, canonicalUrl, takeDownAt }, by, now }
  return describePublished(await publishEntries(db, publishing), deciding)
}

async function describeScheduled(
  result: ScheduleResult,
  entry: SeenEntry,
  deciding: Deciding,
): Promise<DecisionResponse> {
  const { language } = deciding
  if (result.ok) {
    const decided = await listEntryStates(deciding.db, [entry.id])
    return describeResult({ decided, refused: [], batchId: result.batchId }, deciding, {
      detail: words.scheduled(language),
    })
  }
  switch (result.reason) {
    case 'refused':
      return describeResult({ decided: [], refused: [result.refused], batchId: '' }, deciding)
    case 'duplicate':
      return { ok: false, text: words.onSite(language) }
    case 'no-such-category':
      return { ok: false, text: words.categoryGone(language) }
    case 'scheduled-already':
      return { ok: false, text: newsWords.scheduledAlready(language) }
  }
}

const noSuchEntry = { ok: false, reason: 'not-held' } as const

async function clear(entry: SeenEntry | undefined, deciding: Deciding): Promise<DecisionResponse> {
  const { db, by, now, language } = deciding
  const result = entry ? await notADuplicate(db, { entry, by, now }) : noSuchEntry
  const text = describeNotADuplicate(result, language)
  if (!entry || !result.ok) return { ok: false, text }
  const states = await listEntryStates(db, [entry.id])
  const decided = states.map(state => toShownState(state, deciding))
  return { ok: true, decided, refused: [], batchId: result.batchId, detail: text }
}

export function describeNotADuplicate(result: NotADuplicateResult, language: Language): string {
  if (!result.ok) return heldWords.refused(language, { reason: selectCase(result.reason) })
  const learnt = result.remembered.map(exception => heldWords.exception(language, exception)).join('. ')
  return learnt === '' ? heldWords.waits(language) : heldWords.waitsWithException(language, { learnt })
}

/** A story can change without its entries changing, so the answer returns their current states. */
async function describeStoryChange(
  result: { ok: true; batchId: string } | { ok: false; reason: StoryRefusal },
  entries: SeenEntry[],
  { db, ...at }: Deciding,
): Promise<DecisionResponse> {
  if (!result.ok) return { ok: false, text: explainStoryRefusal(result.reason, at.language) }
  const ids = entries.map(({ id }) => id).filter(isUuid)
  const decided = (await listEntryStates(db, ids)).map(state => toShownState(state, at))
  const stories = await findEntryStories(db, ids, at.language)
  return { ok: true, decided, refused: [], batchId: result.batchId, stories: Object.fromEntries(stories) }
}

const noSuchBatch = { ok: false, reason: 'nothing-to-undo', changed: [] } as const

/** Returns the states of all entries of the batch, however many requests made it up. */
async function undo(
  batchId: string,
  entries: SeenEntry[],
  { db, by, ...at }: Deciding,
): Promise<DecisionResponse> {
  const undone = isUuid(batchId) ? await undoBatch(db, { batchId, by, now: at.now }) : noSuchBatch
  if (!undone.ok) {
    const [historyId] = undone.changed ?? []
    const text =
      (await explainChangedSince(db, undone.changed ?? [], at.language)) ??
      noticeIn(undoNotice(undone), at.language).text
    return { ok: false, text, historyId }
  }
  const written = await listRecordsOfBatch(db, { batchId, table: 'entries' })
  // A batch that only changed stories wrote no revisions for its entries, so the posted ids count too.
  const ids = [...new Set([...written, ...entries.map(({ id }) => id).filter(isUuid)])]
  const states = await listEntryStates(db, ids)
  return { ok: true, decided: states.map(state => toShownState(state, at)), refused: [], batchId: null }
}

async function describePublished(result: PublishResult, { db, ...at }: Deciding): Promise<DecisionResponse> {
  const [first, ...others] = result.decided
  if (!first) return describeResult(result, at)
  const place = others.length > 0 ? null : await findPublishedPosition(db, first.id)
  return describeResult(result, at, { detail: describePosition(place, at.language), linkId: place?.linkId })
}

function describeResult(
  { decided, refused, batchId }: PublishResult,
  at: At,
  { detail, linkId }: { detail?: string; linkId?: string } = {},
): DecisionResponse {
  return {
    ok: true,
    decided: decided.map(state => toShownState(state, at)),
    refused: refused.map(each => explainRefusal(each, at)),
    batchId,
    ...(detail ? { detail } : {}),
    ...(linkId ? { linkId } : {}),
  }
}

/** Why an undo was refused: the first of the records that were changed since, and by whom. Null if it has no history. */
async function explainChangedSince(
  db: Db,
  [first, ...others]: readonly string[],
  language: Language,
): Promise<string | null> {
  const [newest] = first === undefined ? [] : await listRevisionsOf(db, first, 1)
  if (!newest) return null
  const nameOf = await nameUntitled(db, [newest])
  return activityWords.changedSince(language, {
    title: recordTitle(newest, { knownAs: nameOf(newest.recordId, newest.at), language }),
    name: actorName(newest.accountName, language),
    more: others.length,
  })
}
