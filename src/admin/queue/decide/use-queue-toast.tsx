import { Toast } from '@base-ui/react/toast'
import { useEffect, useMemo, useRef } from 'react'

/** One sentence, of those that take each other's place. */
type Told = symbol

export type QueueToast = {
  /** Shows the latest decision in place of the one before; sixty keys are not sixty toasts. */
  tell: (words: string, done?: { subject: string; said?: string | undefined; undo?: () => void }) => Told
  /** Adds the server's answer, unless a newer toast is shown. */
  complete: (told: Told, subject: string, said: string) => void
  /** It was not so after all; what was told since then stays. */
  takeBack: (told: Told) => void
  fail: (text: string, title?: string) => void
}

// A sentence on something that went wrong is read, not glanced at.
const failureMs = 15_000

export function useQueueToast(): QueueToast {
  const { add, update, close } = Toast.useToastManager()
  // Its button undoes on the page that decided, and goes with it; the key of the next page still undoes.
  useEffect(() => () => close('queue'), [close])
  const last = useRef<Told>(undefined)
  return useMemo(
    () => ({
      tell: (words, done) => {
        const actionProps = done?.undo && { children: 'Undo', onClick: done.undo }
        const description = done && describe(done)
        add({ id: 'queue', title: words, description, type: 'success', data: {}, actionProps })
        last.current = Symbol(words)
        return last.current
      },
      complete: (told, subject, said) => {
        if (last.current === told) update('queue', { description: describe({ subject, said }) })
      },
      takeBack: told => {
        if (last.current === told) close('queue')
      },
      fail: (text, title) => {
        const common = { type: 'error', priority: 'high', timeout: failureMs, data: {} } as const
        // A key pressed again says it again, in the same place.
        add({ ...common, id: `${text} ${title}`, title: title || 'Error', description: text })
      },
    }),
    [add, update, close],
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
