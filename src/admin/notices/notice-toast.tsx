import { Toast } from '@base-ui/react/toast'
import { useCallback, useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { forgetSentDraft } from '../forms/drafts.ts'
import { randomId } from '../widgets/random-id.ts'
import type { ShownNotice } from './notice.ts'

/** A failure is shown until the next one, or until something succeeds. */
export const failureId = 'failure'

/** Shows the server's response to a click that stays on its page, once for each response. */
export function useNoticeToast(notice: ShownNotice | null): void {
  const show = useShowNotice()
  useEffect(() => {
    if (notice) show(notice)
  }, [notice, show])
}

export function useShowNotice(): (notice: ShownNotice) => void {
  const { add, close } = Toast.useToastManager()
  return useCallback(
    ({ title, text, tone, undoBatchId, isSaved, historyId }: ShownNotice) => {
      if (isSaved) forgetSentDraft()
      if (tone === 'success') close(failureId)
      // All toasts have one priority: higher ones are hidden from assistive technology while they can have the focus.
      const id = tone === 'error' ? { id: failureId } : null
      add({
        ...id,
        title: renewed(title),
        description: renewed(text),
        type: tone,
        data: { undoBatchId, historyId },
      })
    },
    [add, close],
  )
}

/** `detail` is what the browser knows beside the message. */
export function useErrorToast(response: { message?: string | null; detail?: string } | undefined): void {
  const language = useLanguage()
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (!response?.message) return
    const { message, detail } = response
    const description = detail ? (
      <span key={message}>
        <span className="block">{message}</span>
        {detail}
      </span>
    ) : (
      message
    )
    add({ id: failureId, title: renewed(words.error(language)), description, type: 'error', data: {} })
  }, [response, add, language])
}

/** A text that is announced again if the toast before it had the same one. */
export function renewed(text: string) {
  return <span key={randomId()}>{text}</span>
}

/** The text of a toast: its article or entries on one line, then the details: an element, as a browser that translates moves bare texts. */
export function ToastLines({ subject, detail }: { subject: string; detail?: string }) {
  return (
    <>
      <span className="line-clamp-1">{subject}</span>
      <span>{detail}</span>
    </>
  )
}
