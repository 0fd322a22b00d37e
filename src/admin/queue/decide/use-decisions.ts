import { useCallback } from 'react'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import type { Shown } from '../under-way.ts'
import { askToDecide } from './ask-to-decide.ts'
import type { DecidingDesk } from './deciding-desk.ts'
import type { DecisionAnswer } from './decision-answer.ts'
import { doneWords } from './decision-words.ts'
import type { Done } from './decisions-of-tab.ts'
import { nameSelection, piecesOf, sendInPieces } from './send-in-pieces.ts'
import { settle } from './settle.ts'
import { useClearDuplicate } from './use-clear-duplicate.ts'
import { useUndo } from './use-undo.ts'

export type Deciding = {
  entries: QueueEntry[]
  /** What is posted. */
  fields: Record<string, string>
  /** What shows at once. */
  shown: Shown
  /** What the toast says was done, and to what. */
  words: string
  subject: string
}

export function useDecisions({ tab, toast }: DecidingDesk) {
  const undo = useUndo({ tab, toast })

  const decide = useCallback(
    ({ entries, fields, shown, words, subject }: Deciding) => {
      const done: Done = piecesOf(entries)
      tab.stack.push(done)
      tab.begin(shown)
      const told = toast.tell(words, { subject, undo: () => undo(done) })
      tab.enqueue(async () => {
        const ofAll = done.length > 1 ? { ...fields, selection: nameSelection() } : fields
        const answers: DecisionAnswer[] = []
        const result = await sendInPieces(done, async piece => {
          const answer = await tab.send(piece, ofAll)
          answers.push(answer)
          return answer
        })
        settle(shown, { became: shown, entries, answers }, { tab, toast })
        if (!result.ok) toast.fail(result.text)
        const said = answers.findLast(answer => answer.ok && answer.decided.length > 0)
        if (said?.ok && said.said) toast.complete(told, subject, said.said)
        if (done.some(({ batchId }) => batchId !== null)) return
        toast.takeBack(told)
        const at = tab.stack.indexOf(done)
        if (at >= 0) tab.stack.splice(at, 1)
      })
    },
    [tab, toast, undo],
  )

  /** An edit waits for the server: what was typed must not be lost. */
  const publishEdited = useCallback(
    async (entry: QueueEntry, fields: Record<string, string>): Promise<DecisionAnswer> => {
      const became: Shown = { type: 'decided', ids: [entry.id] }
      const asking = { entry, fields: { ...fields, change: 'edit' }, became }
      const { answer, done } = await askToDecide(asking, { tab, toast })
      const said = answer.ok ? answer.said : undefined
      const subject = fields.title ?? ''
      if (done) toast.tell(doneWords.publish, { subject, said, undo: () => undo(done) })
      return answer
    },
    [tab, toast, undo],
  )

  const clearDuplicate = useClearDuplicate({ tab, toast }, undo)

  return { decide, undo, publishEdited, clearDuplicate }
}
