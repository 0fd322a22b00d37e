import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { DecisionAnswer } from '../state/decision-answer.ts'
import { headlineOf } from '../state/entry-headline.ts'
import type { OptimisticChange } from '../state/optimistic-state.ts'
import type { Decision, DecisionOutbox } from './decision-outbox.ts'
import type { QueueToast } from './use-queue-toast.tsx'

/** Where decisions are sent, and where their results are reported. */
export type DecisionDesk = { outbox: DecisionOutbox; toast: QueueToast }

/**
 * Replaces an optimistic change by the server's answer: `became` for the entries that were decided, the current state for
 * the others, with a toast about the first refusal.
 */
export function settleDecision(
  change: OptimisticChange,
  {
    became,
    entries,
    answers,
  }: { became: OptimisticChange; entries: QueueEntry[]; answers: DecisionAnswer[] },
  { outbox, toast }: DecisionDesk,
): void {
  const succeeded = answers.filter(answer => answer.ok)
  const decided = succeeded.flatMap(answer => answer.decided)
  const refused = succeeded.flatMap(answer => answer.refused)
  outbox.end(change, { became, decided, refused: refused.flatMap(({ state }) => state ?? []) })
  const [first, ...others] = refused
  if (!first) return
  const entry = entries.find(({ id }) => id === first.id)
  const more = others.length > 0 ? ` ${others.length} more could not be decided either.` : ''
  toast.fail(`${first.text}${more}`, entry ? headlineOf(entry) : '')
}

/** A decision that is shown only with its answer. `decision` is for its undo, null where nothing was decided. */
export async function decideAfterAnswer(
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
