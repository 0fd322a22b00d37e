import { useCallback, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-decisions.ts'
import { dropPublished, readDraft } from '../../front/draft-store.ts'
import { usePublishFront } from '../../front/use-publish-front.ts'
import { randomId } from '../../widgets/random-id.ts'
import { describeEntries, headlineOf } from '../state/entry-headline.ts'
import type { OptimisticChange } from '../state/optimistic-state.ts'
import { type DecisionResponse, entriesMax } from '../state/queue-page.ts'
import { type Decision, type DecisionOutbox, sendBatches, splitIntoBatches } from './decision-outbox.tsx'
import { doneWords, editedWords } from './decision-words.ts'
import type { QueueToast } from './use-queue-toast.tsx'

/** Where decisions are sent, and where their results are shown; the same object as long as its parts are. */
type DecisionDesk = { outbox: DecisionOutbox; toast: QueueToast; language: Language }

export type NewDecision = {
  entries: QueueEntry[]
  /** The fields of the posted form. */
  fields: Record<string, string>
  /** The optimistic change. */
  change: OptimisticChange
  /** The toast: the action, and the headline or count of entries. */
  words: string
  subject: string
  /** By entry id: the category to accept it into, instead of its own. */
  categories?: ReadonlyMap<string, string> | undefined
  /** Pins the published link. */
  pin?: DecisionPin
}

/** `put` is called with the id of the link once it is published; `publish` is offered with the toast. */
export type DecisionPin = {
  put: (linkId: string) => { detail: string; takeBack: () => void }
  publish: () => void
}

export function useDecisions(desk: DecisionDesk) {
  const { outbox, toast } = desk
  const undo = useUndo(desk)

  const decide = useCallback(
    ({ entries, fields, change, words, subject, categories, pin }: NewDecision) => {
      const decision: Decision = splitIntoBatches(entries)
      outbox.undoStack.push(decision)
      outbox.begin(change)
      const toastId = toast.show(words, { subject, undo: () => undo(decision), publish: pin?.publish })
      outbox.enqueue(async () => {
        const shared = decision.length > 1 ? { ...fields, selection: randomId() } : fields
        const responses: DecisionResponse[] = []
        const result = await sendBatches(decision, async batch => {
          const response = await outbox.send(batch, shared, categories)
          responses.push(response)
          return response
        })
        const finalChange = withStories(change, responses)
        applyResponses(change, { finalChange, entries, responses }, desk)
        if (!result.ok) toast.fail(result.text, subject)
        const last = responses.findLast(response => response.ok && response.decided.length > 0)
        const put = last?.ok && last.linkId && pin ? pin.put(last.linkId) : null
        if (put && decision[0]) decision[0].takeBack = put.takeBack
        const detail = put?.detail ?? (last?.ok ? last.detail : undefined)
        if (detail) toast.complete(toastId, subject, detail)
        if (decision.some(({ batchId }) => batchId !== null)) return
        toast.takeBack(toastId)
        const at = outbox.undoStack.indexOf(decision)
        if (at >= 0) outbox.undoStack.splice(at, 1)
      })
    },
    [desk, outbox, toast, undo],
  )

  /** An edit shows nothing before the server's response, so that the typed text cannot be lost. */
  const publishEdited = useCallback(
    async (entry: QueueEntry, fields: Record<string, string>): Promise<DecisionResponse> => {
      const finalChange: OptimisticChange = { type: 'decided', ids: [entry.id] }
      const edit = { entry, fields: { ...fields, change: 'edit' }, finalChange }
      const { response, decision } = await decideAfterResponse(edit, desk)
      const detail = response.ok ? response.detail : undefined
      const subject = fields.title ?? entry.title
      if (decision)
        toast.show(editedWords(fields.publishAt, desk.language), {
          subject,
          detail,
          undo: () => undo(decision),
        })
      return response
    },
    [desk, toast, undo],
  )

  return {
    decide,
    undo,
    publishEdited,
    clearDuplicate: useClearDuplicate(desk, undo),
    publishDraft: usePublishDraft(outbox),
  }
}

/** *Not a duplicate*. Only the server knows which exception the outlet gains, so nothing shows before the response. */
function useClearDuplicate(
  desk: DecisionDesk,
  undo: (decision?: Decision) => void,
): (entry: QueueEntry) => Promise<void> {
  const { toast, language } = desk
  const clearing = useRef(new Set<string>())
  return useCallback(
    async entry => {
      if (clearing.current.has(entry.id)) return
      clearing.current.add(entry.id)
      const fields = { change: 'not-a-duplicate' }
      const request = { entry, fields, finalChange: clearedState(entry) }
      const { response, decision } = await decideAfterResponse(request, desk)
      clearing.current.delete(entry.id)
      if (!response.ok) return toast.fail(response.text, headlineOf(entry, language))
      if (!decision) return
      const done = {
        subject: headlineOf(entry, language),
        detail: response.detail,
        undo: () => undo(decision),
      }
      toast.show(doneWords('not-a-duplicate', language), done)
    },
    [desk, toast, language, undo],
  )
}

/** A held entry leaves the list of held entries; an entry grouped with another stays in the list, ungrouped. */
function clearedState({ id, status }: QueueEntry): OptimisticChange {
  if (status === 'duplicate') return { type: 'decided', ids: [id] }
  return { type: 'patched', ids: [id], patch: { heldOf: null, reason: null } }
}

/**
 * Undoes the given decision, or the latest of this tab that is not undone yet. If the request does not reach the server,
 * undo can be tried again.
 */
function useUndo(desk: DecisionDesk): (decision?: Decision) => void {
  const { outbox, toast, language } = desk
  return useCallback(
    given => {
      const { undoStack } = outbox
      const at = given ? undoStack.indexOf(given) : undoStack.length - 1
      const [decision] = at >= 0 ? undoStack.splice(at, 1) : []
      if (!decision) return void toast.show(words.nothingToUndo(language))
      const entries = decision.flatMap(batch => batch.entries)
      const change: OptimisticChange = { type: 'restored', entries }
      outbox.begin(change)
      // The publication of the front page has no entries.
      const subject = entries.length > 0 ? describeEntries(entries, language) : ''
      const toastId = toast.show(words.undone(language), { subject })
      outbox.enqueue(async () => {
        const responses: DecisionResponse[] = []
        for (const batch of new Set(decision.flatMap(({ batchId }) => batchId ?? []))) {
          const decided = decision.flatMap(({ batchId, entries }) => (batchId === batch ? entries : []))
          const response = await outbox.send(decided.slice(0, entriesMax), { change: 'undo', batch })
          responses.push(response)
          if (response.ok) continue
          toast.takeBack(toastId)
          toast.fail(response.text, subject, response.historyId)
          const left = decision.filter(({ batchId }) => batchId === batch)
          if (response.isUnconfirmed) undoStack.splice(at, 0, left)
        }
        if (responses.every(({ ok }) => ok)) for (const { takeBack } of decision) takeBack?.()
        applyResponses(change, { finalChange: change, entries, responses }, desk)
      })
    },
    [desk, outbox, toast, language],
  )
}

/** Replaces the placeholder of a story by the story itself. */
function withStories(change: OptimisticChange, responses: readonly DecisionResponse[]): OptimisticChange {
  const response = responses.find(each => each.ok && each.stories)
  return change.type === 'patched' && response?.ok ? { ...change, stories: response.stories } : change
}

/**
 * Replaces an optimistic change by the server's response: `finalChange` for the entries that were decided, the current state for
 * the others, with a toast about the first refusal.
 */
function applyResponses(
  change: OptimisticChange,
  {
    finalChange,
    entries,
    responses,
  }: { finalChange: OptimisticChange; entries: QueueEntry[]; responses: DecisionResponse[] },
  { outbox, toast, language }: DecisionDesk,
): void {
  const succeeded = responses.filter(response => response.ok)
  const decided = succeeded.flatMap(response => response.decided)
  const refused = succeeded.flatMap(response => response.refused)
  outbox.end(change, { finalChange, decided, refused })
  const [first, ...others] = refused
  if (!first) return
  const entry = entries.find(({ id }) => id === first.id)
  const text =
    others.length > 0 ? words.refusedMore(language, { first: first.text, count: others.length }) : first.text
  toast.fail(text, entry ? headlineOf(entry, language) : '')
}

/** Makes a decision that shows only with its response. `decision` is for undo, and null if no entry was decided. */
async function decideAfterResponse(
  {
    entry,
    fields,
    finalChange,
  }: { entry: QueueEntry; fields: Record<string, string>; finalChange: OptimisticChange },
  desk: DecisionDesk,
): Promise<{ response: DecisionResponse; decision: Decision | null }> {
  const { outbox } = desk
  const pending: OptimisticChange = { type: 'pending', ids: [entry.id] }
  outbox.begin(pending)
  const response = await outbox.enqueue(() => outbox.send([entry], fields))
  applyResponses(pending, { finalChange, entries: [entry], responses: [response] }, desk)
  if (!response.ok || response.decided.length === 0) return { response, decision: null }
  const decision: Decision = [{ entries: [entry], batchId: response.batchId }]
  outbox.undoStack.push(decision)
  return { response, decision }
}

/** Publishes the draft of the front page after the decisions before it, which may still add pins; `u` takes it back. */
function usePublishDraft(outbox: DecisionOutbox): () => void {
  const { publish } = usePublishFront(
    useCallback(
      (changes, batchId) => {
        dropPublished(changes)
        if (batchId) outbox.undoStack.push([{ entries: [], batchId }])
      },
      [outbox],
    ),
  )
  return useCallback(() => void outbox.enqueue(async () => publish(readDraft())), [outbox, publish])
}
