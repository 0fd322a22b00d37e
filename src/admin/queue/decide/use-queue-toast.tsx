import { Toast } from '@base-ui/react/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-decisions.ts'

/** One sentence, of those that replace one another. */
type ToastId = symbol

export type QueueToast = {
  /** Shows the latest decision in place of the one before; sixty keys are not sixty toasts. */
  show: (words: string, done?: { subject: string; said?: string | undefined; undo?: () => void }) => ToastId
  /** Adds the server's answer, unless a newer toast is shown. */
  complete: (id: ToastId, subject: string, said: string) => void
  /** Withdraws one that turned out wrong; a newer one stays. */
  takeBack: (id: ToastId) => void
  fail: (text: string, title?: string) => void
}

// A sentence on something that went wrong is read, not glanced at.
const failureMs = 15_000

export function useQueueToast(): QueueToast {
  const language = useLanguage()
  const { add, update, close } = Toast.useToastManager()
  // Its button undoes on the page that decided, and goes with it; the key of the next page still undoes.
  useEffect(() => () => close('queue'), [close])
  const last = useRef<ToastId>(undefined)
  return useMemo(
    () => ({
      show: (title, done) => {
        const actionProps = done?.undo && { children: words.undo(language), onClick: done.undo }
        const description = done && describe(done)
        add({ id: 'queue', title, description, type: 'success', data: {}, actionProps })
        last.current = Symbol(title)
        return last.current
      },
      complete: (id, subject, said) => {
        if (last.current === id) update('queue', { description: describe({ subject, said }) })
      },
      takeBack: id => {
        if (last.current === id) close('queue')
      },
      fail: (text, title) => {
        const common = { type: 'error', priority: 'high', timeout: failureMs, data: {} } as const
        // A key pressed again says it again, in the same place.
        add({ ...common, id: `${text} ${title}`, title: title || words.error(language), description: text })
      },
    }),
    [add, update, close, language],
  )
}

function describe({ subject, said }: { subject: string; said?: string | undefined }) {
  return (
    <>
      <span className="line-clamp-1">{subject}</span>
      {said}
    </>
  )
}
