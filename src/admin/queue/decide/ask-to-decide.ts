import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Shown } from '../under-way.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import type { DecisionAnswer } from './decision-answer.ts'
import type { Done } from './decisions-of-tab.ts'
import { settle } from './settle.ts'

/** A decision that shows only with its answer. `done` is for its undo, null where nothing was decided. */
export async function askToDecide(
  { entry, fields, became }: { entry: QueueEntry; fields: Record<string, string>; became: Shown },
  desk: DecidingDesk,
): Promise<{ answer: DecisionAnswer; done: Done | null }> {
  const { tab } = desk
  const asked: Shown = { type: 'asked', ids: [entry.id] }
  tab.begin(asked)
  const answer = await tab.enqueue(() => tab.send([entry], fields))
  settle(asked, { became, entries: [entry], answers: [answer] }, desk)
  if (!answer.ok || answer.decided.length === 0) return { answer, done: null }
  const done: Done = [{ entries: [entry], batchId: answer.batchId }]
  tab.stack.push(done)
  return { answer, done }
}
