import { useCallback, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { headlineOf } from '../headline-of.ts'
import type { Shown } from '../under-way.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import { doneWords } from './decision-words.ts'
import type { Done } from './decisions-of-tab.ts'
import { settle } from './settle.ts'

/** *Not a duplicate*. What it teaches is the server's to say, so nothing shows before the answer. */
export function useClearDuplicate(
  { tab, toast }: DecidingDesk,
  undo: (done?: Done) => void,
): (entry: QueueEntry) => Promise<void> {
  const clearing = useRef(new Set<string>())
  return useCallback(
    async entry => {
      if (clearing.current.has(entry.id)) return
      clearing.current.add(entry.id)
      const asked: Shown = { type: 'asked', ids: [entry.id] }
      tab.begin(asked)
      const answer = await tab.enqueue(() => tab.send([entry], { change: 'not-a-duplicate' }))
      clearing.current.delete(entry.id)
      settle(asked, { became: clearedOf(entry), entries: [entry], answers: [answer] }, { tab, toast })
      if (!answer.ok) return toast.fail(answer.text, headlineOf(entry))
      if (answer.decided.length === 0) return
      const done: Done = [{ entries: [entry], batchId: answer.batchId }]
      tab.stack.push(done)
      const said = { subject: headlineOf(entry), said: answer.said, undo: () => undo(done) }
      toast.tell(doneWords['not-a-duplicate'], said)
    },
    [tab, toast, undo],
  )
}

/** What was held leaves the list of what is held; what stood beside another stays, for itself. */
function clearedOf({ id, status }: QueueEntry): Shown {
  if (status === 'duplicate') return { type: 'decided', ids: [id] }
  return { type: 'patched', ids: [id], patch: { heldOf: null, reason: null } }
}
