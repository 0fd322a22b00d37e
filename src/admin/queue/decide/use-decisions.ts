import { useCallback } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { describeEntries } from '../describe-entries.ts'
import type { QueueEvent } from '../queue-state.ts'
import type { DecidingDesk, Done } from './deciding-desk.ts'
import type { DecisionAnswer } from './decision-answer.ts'
import { nameSelection, piecesOf, sendInPieces } from './send-in-pieces.ts'
import { useClearDuplicate } from './use-clear-duplicate.ts'
import { useDecisionLine } from './use-decision-line.ts'

export type Deciding = {
  entries: QueueEntry[]
  /** What is posted. */
  fields: Record<string, string>
  /** What shows at once. */
  shown: QueueEvent
  /** What the toast says was done, and to what. */
  words: string
  subject: string
}

export function useDecisions({ dispatch, toast, undoStack }: DecidingDesk) {
  const { enqueue, send } = useDecisionLine({ dispatch, toast })
  const undo = useUndo({ dispatch, toast, undoStack }, { enqueue, send })

  const decide = useCallback(
    ({ entries, fields, shown, words, subject }: Deciding) => {
      const done: Done = piecesOf(entries)
      undoStack.current.push(done)
      dispatch(shown)
      toast.tell(words, { subject, undo })
      enqueue(async () => {
        const ofAll = done.length > 1 ? { ...fields, selection: nameSelection() } : fields
        const result = await sendInPieces(done, piece => send(piece, ofAll))
        if (done.every(({ batchId }) => batchId === null)) {
          undoStack.current = undoStack.current.filter(each => each !== done)
        }
        if (result.ok) return
        dispatch({ type: 'refused', entries: result.unsent })
        toast.fail(result.text)
      })
    },
    [dispatch, enqueue, send, toast, undo, undoStack],
  )

  /** An edit waits for the server: what was typed must not be lost. */
  const publishEdited = useCallback(
    async (entry: QueueEntry, fields: Record<string, string>): Promise<DecisionAnswer> => {
      const answer = await enqueue(() => send([entry], { ...fields, change: 'edit' }))
      if (!answer.ok || answer.decided.length === 0) return answer
      undoStack.current.push([{ entries: [entry], batchId: answer.batchId }])
      dispatch({ type: 'decided', ids: [entry.id] })
      toast.tell('Published', { subject: fields.title ?? '', undo })
      return answer
    },
    [dispatch, enqueue, send, toast, undo, undoStack],
  )

  const clearDuplicate = useClearDuplicate({ dispatch, toast, undoStack }, { enqueue, send, undo })

  return { decide, undo, publishEdited, clearDuplicate }
}

/** Takes back the last decision of this page that is not taken back, then the one before it. */
function useUndo(
  { dispatch, toast, undoStack }: DecidingDesk,
  { enqueue, send }: ReturnType<typeof useDecisionLine>,
): () => void {
  return useCallback(() => {
    const done = undoStack.current.pop()
    if (!done) return toast.tell('Nothing to undo')
    const entries = done.flatMap(piece => piece.entries)
    dispatch({ type: 'restored', entries })
    toast.tell('Undone', { subject: describeEntries(entries) })
    enqueue(async () => {
      for (const batch of new Set(done.flatMap(({ batchId }) => batchId ?? []))) {
        const answer = await send([], { change: 'undo', batch })
        if (answer.ok) continue
        const entries = done.filter(({ batchId }) => batchId === batch).flatMap(piece => piece.entries)
        dispatch({ type: 'decided', ids: entries.map(({ id }) => id) })
        toast.fail(answer.text)
      }
    })
  }, [dispatch, enqueue, send, toast, undoStack])
}
