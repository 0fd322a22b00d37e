import { useCallback } from 'react'
import { describeEntries } from '../describe-entries.ts'
import type { Shown } from '../under-way.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import type { DecisionAnswer } from './decision-answer.ts'
import type { Done } from './decisions-of-tab.ts'
import { settle } from './settle.ts'

/**
 * Takes back the last decision of this tab that is not taken back, then the one before it; or the one that is given.
 * What the server did not hear of can be tried again.
 */
export function useUndo({ tab, toast }: DecidingDesk): (done?: Done) => void {
  return useCallback(
    given => {
      const at = given ? tab.stack.indexOf(given) : tab.stack.length - 1
      const [done] = at >= 0 ? tab.stack.splice(at, 1) : []
      if (!done) return void toast.tell('Nothing to undo')
      const entries = done.flatMap(piece => piece.entries)
      const shown: Shown = { type: 'restored', entries }
      tab.begin(shown)
      const told = toast.tell('Undone', { subject: describeEntries(entries) })
      tab.enqueue(async () => {
        const answers: DecisionAnswer[] = []
        for (const batch of new Set(done.flatMap(({ batchId }) => batchId ?? []))) {
          const answer = await tab.send([], { change: 'undo', batch })
          answers.push(answer)
          if (answer.ok) continue
          toast.takeBack(told)
          toast.fail(answer.text)
          const left = done.filter(({ batchId }) => batchId === batch)
          if (answer.isUnheard) tab.stack.splice(at, 0, left)
        }
        settle(shown, { became: shown, entries, answers }, { tab, toast })
      })
    },
    [tab, toast],
  )
}
