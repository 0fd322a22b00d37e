import { useCallback } from 'react'
import { type DecisionAnswer, entriesMax } from '../state/decision-answer.ts'
import { describeEntries } from '../state/entry-headline.ts'
import type { OptimisticChange } from '../state/optimistic-state.ts'
import type { Decision } from './decision-outbox.ts'
import { type DecisionDesk, settleDecision } from './settle-decision.ts'

/**
 * Undoes the latest decision of this tab that is not undone yet, or the given one. A request that did not reach the server
 * can be tried again.
 */
export function useUndo({ outbox, toast }: DecisionDesk): (decision?: Decision) => void {
  return useCallback(
    given => {
      const { undoStack } = outbox
      const at = given ? undoStack.indexOf(given) : undoStack.length - 1
      const [decision] = at >= 0 ? undoStack.splice(at, 1) : []
      if (!decision) return void toast.tell('Nothing to undo')
      const entries = decision.flatMap(batch => batch.entries)
      const change: OptimisticChange = { type: 'restored', entries }
      outbox.begin(change)
      const told = toast.tell('Undone', { subject: describeEntries(entries) })
      outbox.enqueue(async () => {
        const answers: DecisionAnswer[] = []
        for (const batch of new Set(decision.flatMap(({ batchId }) => batchId ?? []))) {
          const decided = decision.flatMap(({ batchId, entries }) => (batchId === batch ? entries : []))
          const answer = await outbox.send(decided.slice(0, entriesMax), { change: 'undo', batch })
          answers.push(answer)
          if (answer.ok) continue
          toast.takeBack(told)
          toast.fail(answer.text)
          const left = decision.filter(({ batchId }) => batchId === batch)
          if (answer.isUnheard) undoStack.splice(at, 0, left)
        }
        settleDecision(change, { became: change, entries, answers }, { outbox, toast })
      })
    },
    [outbox, toast],
  )
}
