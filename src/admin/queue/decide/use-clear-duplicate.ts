import { useCallback, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { headlineOf } from '../headline-of.ts'
import type { Shown } from '../under-way.ts'
import { askToDecide } from './ask-to-decide.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import { doneWords } from './decision-words.ts'
import type { Done } from './decisions-of-tab.ts'

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
      const asking = { entry, fields: { change: 'not-a-duplicate' }, became: clearedOf(entry) }
      const { answer, done } = await askToDecide(asking, { tab, toast })
      clearing.current.delete(entry.id)
      if (!answer.ok) return toast.fail(answer.text, headlineOf(entry))
      if (!done) return
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
