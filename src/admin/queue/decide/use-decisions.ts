import { useCallback, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-decisions.ts'
import { type DecisionAnswer, entriesMax } from '../state/decision-answer.ts'
import { describeEntries, headlineOf } from '../state/entry-headline.ts'
import type { OptimisticChange } from '../state/optimistic-state.ts'
import {
  type Decision,
  type DecisionOutbox,
  nameSelection,
  sendBatches,
  splitIntoBatches,
} from './decision-outbox.tsx'
import { doneWords } from './decision-words.ts'
import type { QueueToast } from './use-queue-toast.tsx'

/** Where decisions are sent, and where their results are reported. */
type DecisionDesk = { outbox: DecisionOutbox; toast: QueueToast; language: Language }

export type NewDecision = {
  entries: QueueEntry[]
  /** The form that is posted. */
  fields: Record<string, string>
  /** The change that shows at once. */
  change: OptimisticChange
  /** The toast: what was done, and to what. */
  words: string
  subject: string
  /** By entry: the category that it is accepted for, instead of its own. */
  categories?: ReadonlyMap<string, string> | undefined
}

export function useDecisions({ outbox, toast, language }: DecisionDesk) {
  const undo = useUndo({ outbox, toast, language })

  const decide = useCallback(
    ({ entries, fields, change, words, subject, categories }: NewDecision) => {
      const decision: Decision = splitIntoBatches(entries)
      outbox.undoStack.push(decision)
      outbox.begin(change)
      const toastId = toast.show(words, { subject, undo: () => undo(decision) })
      outbox.enqueue(async () => {
        const shared = decision.length > 1 ? { ...fields, selection: nameSelection() } : fields
        const answers: DecisionAnswer[] = []
        const result = await sendBatches(decision, async batch => {
          const answer = await outbox.send(batch, shared, categories)
          answers.push(answer)
          return answer
        })
        settleDecision(change, { became: change, entries, answers }, { outbox, toast, language })
        if (!result.ok) toast.fail(result.text)
        const last = answers.findLast(answer => answer.ok && answer.decided.length > 0)
        if (last?.ok && last.said) toast.complete(toastId, subject, last.said)
        if (decision.some(({ batchId }) => batchId !== null)) return
        toast.takeBack(toastId)
        const at = outbox.undoStack.indexOf(decision)
        if (at >= 0) outbox.undoStack.splice(at, 1)
      })
    },
    [outbox, toast, language, undo],
  )

  /** An edit waits for the server: the typed text must not be lost. */
  const publishEdited = useCallback(
    async (entry: QueueEntry, fields: Record<string, string>): Promise<DecisionAnswer> => {
      const became: OptimisticChange = { type: 'decided', ids: [entry.id] }
      const edit = { entry, fields: { ...fields, change: 'edit' }, became }
      const { answer, decision } = await decideAfterAnswer(edit, { outbox, toast, language })
      const said = answer.ok ? answer.said : undefined
      const subject = fields.title ?? ''
      if (decision) toast.show(doneWords('publish', language), { subject, said, undo: () => undo(decision) })
      return answer
    },
    [outbox, toast, language, undo],
  )

  const clearDuplicate = useClearDuplicate({ outbox, toast, language }, undo)

  return { decide, undo, publishEdited, clearDuplicate }
}

/** *Not a duplicate*. Only the server knows what the outlet's exceptions learn from it, so nothing shows before the answer. */
function useClearDuplicate(
  { outbox, toast, language }: DecisionDesk,
  undo: (decision?: Decision) => void,
): (entry: QueueEntry) => Promise<void> {
  const clearing = useRef(new Set<string>())
  return useCallback(
    async entry => {
      if (clearing.current.has(entry.id)) return
      clearing.current.add(entry.id)
      const fields = { change: 'not-a-duplicate' }
      const request = { entry, fields, became: clearedState(entry) }
      const { answer, decision } = await decideAfterAnswer(request, { outbox, toast, language })
      clearing.current.delete(entry.id)
      if (!answer.ok) return toast.fail(answer.text, headlineOf(entry, language))
      if (!decision) return
      const done = { subject: headlineOf(entry, language), said: answer.said, undo: () => undo(decision) }
      toast.show(doneWords('not-a-duplicate', language), done)
    },
    [outbox, toast, language, undo],
  )
}

/** A held entry leaves the list of held entries; one that was grouped with another stays, on its own. */
function clearedState({ id, status }: QueueEntry): OptimisticChange {
  if (status === 'duplicate') return { type: 'decided', ids: [id] }
  return { type: 'patched', ids: [id], patch: { heldOf: null, reason: null } }
}

/**
 * Undoes the latest decision of this tab that is not undone yet, or the given one. A request that did not reach the server
 * can be tried again.
 */
function useUndo({ outbox, toast, language }: DecisionDesk): (decision?: Decision) => void {
  return useCallback(
    given => {
      const { undoStack } = outbox
      const at = given ? undoStack.indexOf(given) : undoStack.length - 1
      const [decision] = at >= 0 ? undoStack.splice(at, 1) : []
      if (!decision) return void toast.show(words.nothingToUndo(language))
      const entries = decision.flatMap(batch => batch.entries)
      const change: OptimisticChange = { type: 'restored', entries }
      outbox.begin(change)
      const toastId = toast.show(words.undone(language), { subject: describeEntries(entries, language) })
      outbox.enqueue(async () => {
        const answers: DecisionAnswer[] = []
        for (const batch of new Set(decision.flatMap(({ batchId }) => batchId ?? []))) {
          const decided = decision.flatMap(({ batchId, entries }) => (batchId === batch ? entries : []))
          const answer = await outbox.send(decided.slice(0, entriesMax), { change: 'undo', batch })
          answers.push(answer)
          if (answer.ok) continue
          toast.takeBack(toastId)
          toast.fail(answer.text)
          const left = decision.filter(({ batchId }) => batchId === batch)
          if (answer.isUnheard) undoStack.splice(at, 0, left)
        }
        settleDecision(change, { became: change, entries, answers }, { outbox, toast, language })
      })
    },
    [outbox, toast, language],
  )
}

/**
 * Replaces an optimistic change by the server's answer: `became` for the entries that were decided, the current state for
 * the others, with a toast about the first refusal.
 */
function settleDecision(
  change: OptimisticChange,
  {
    became,
    entries,
    answers,
  }: { became: OptimisticChange; entries: QueueEntry[]; answers: DecisionAnswer[] },
  { outbox, toast, language }: DecisionDesk,
): void {
  const succeeded = answers.filter(answer => answer.ok)
  const decided = succeeded.flatMap(answer => answer.decided)
  const refused = succeeded.flatMap(answer => answer.refused)
  outbox.end(change, { became, decided, refused: refused.flatMap(({ state }) => state ?? []) })
  const [first, ...others] = refused
  if (!first) return
  const entry = entries.find(({ id }) => id === first.id)
  const text =
    others.length > 0 ? words.refusedMore(language, { first: first.text, count: others.length }) : first.text
  toast.fail(text, entry ? headlineOf(entry, language) : '')
}

/** A decision that is shown only with its answer. `decision` is for its undo, null where nothing was decided. */
async function decideAfterAnswer(
  { entry, fields, became }: { entry: QueueEntry; fields: Record<string, string>; became: OptimisticChange },
  desk: DecisionDesk,
): Promise<{ answer: DecisionAnswer; decision: Decision | null }> {
  const { outbox } = desk
  const asked: OptimisticChange = { type: 'asked', ids: [entry.id] }
  outbox.begin(asked)
  const answer = await outbox.enqueue(() => outbox.send([entry], fields))
  settleDecision(asked, { became, entries: [entry], answers: [answer] }, desk)
  if (!answer.ok || answer.decided.length === 0) return { answer, decision: null }
  const decision: Decision = [{ entries: [entry], batchId: answer.batchId }]
  outbox.undoStack.push(decision)
  return { answer, decision }
}
