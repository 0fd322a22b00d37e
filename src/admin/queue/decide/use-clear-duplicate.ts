import { useCallback, useRef } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { headlineOf } from '../headline-of.ts'
import type { QueueEvent } from '../queue-state.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import { doneWords } from './decision-words.ts'
import type { useDecisionLine } from './use-decision-line.ts'

/** *Not a duplicate*. What it teaches is the server's to say, so nothing shows before the answer. */
export function useClearDuplicate(
  { dispatch, toast, undoStack }: DecidingDesk,
  { enqueue, send, undo }: ReturnType<typeof useDecisionLine> & { undo: () => void },
): (entry: QueueEntry) => Promise<void> {
  const clearing = useRef(new Set<string>())
  return useCallback(
    async entry => {
      if (clearing.current.has(entry.id)) return
      clearing.current.add(entry.id)
      const answer = await enqueue(() => send([entry], { change: 'not-a-duplicate' }))
      clearing.current.delete(entry.id)
      if (!answer.ok) return toast.fail(answer.text, headlineOf(entry))
      undoStack.current.push([{ entries: [entry], batchId: answer.batchId }])
      dispatch(clearedOf(entry))
      toast.tell(doneWords['not-a-duplicate'], { subject: headlineOf(entry), said: answer.said, undo })
    },
    [dispatch, enqueue, send, toast, undo, undoStack],
  )
}

/** What was held leaves the list of what is held; what stood beside another stays, for itself. */
function clearedOf({ id, status }: QueueEntry): QueueEvent {
  if (status === 'duplicate') return { type: 'decided', ids: [id] }
  return { type: 'patched', ids: [id], patch: { heldOf: null, reason: null } }
}
