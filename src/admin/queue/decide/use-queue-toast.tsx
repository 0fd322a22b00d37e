import { Toast } from '@base-ui/react/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-decisions.ts'
import { renewed, ToastLines } from '../../notices/notice-toast.tsx'

/** Identifies one toast; each toast replaces the previous one. */
type ToastId = symbol

/** `publish` is offered beside undo, after a pin. */
type DoneToast = {
  subject: string
  detail?: string
  undo?: () => void
  publish?: (() => void) | undefined
}

export type QueueToast = {
  /** Replaces the toast of the previous decision: sixty keys must not stack sixty toasts. */
  show: (words: string, done?: DoneToast) => ToastId
  /** Adds the server's response, unless a newer toast is shown. */
  complete: (id: ToastId, subject: string, detail: string) => void
  /** Closes a toast that turned out to be wrong; a newer toast stays. */
  takeBack: (id: ToastId) => void
  /** `historyId`: a record whose history is offered. */
  fail: (text: string, title?: string, historyId?: string) => void
}

// A failure has to be read, so it stays longer than a toast that is only glanced at.
const failureMs = 15_000

export function useQueueToast(): QueueToast {
  const language = useLanguage()
  const { add, update, close } = Toast.useToastManager()
  // The toast's undo works only on this page, so the toast closes with it; the undo key still works on the next page.
  useEffect(() => () => close('queue'), [close])
  const last = useRef<ToastId>(undefined)
  return useMemo(
    () => ({
      show: (title, done) => {
        const actionProps = done?.undo && { children: words.undo(language), onClick: done.undo }
        const description = done && <ToastLines subject={done.subject} detail={done.detail} />
        const data = { onPublish: done?.publish }
        add({ id: 'queue', title: renewed(title), description, type: 'success', data, actionProps })
        last.current = Symbol(title)
        return last.current
      },
      complete: (id, subject, detail) => {
        if (last.current === id)
          update('queue', { description: <ToastLines subject={subject} detail={detail} /> })
      },
      takeBack: id => {
        if (last.current === id) close('queue')
      },
      fail: (text, title, historyId) => {
        const data = { historyId }
        const common = { type: 'error', priority: 'high', timeout: failureMs, data } as const
        // The same failure again reuses its toast.
        const shown = renewed(title || words.error(language))
        add({ ...common, id: `${text} ${title}`, title: shown, description: text })
      },
    }),
    [add, update, close, language],
  )
}
