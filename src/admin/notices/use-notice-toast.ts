import { Toast } from '@base-ui/react/toast'
import { useCallback, useEffect } from 'react'
import { forgetSentDraft } from '../forms/draft-keys.ts'
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
      add({ ...id, title, description: text, type: tone, data: { undoBatchId, historyId } })
    },
    [add, close],
  )
}
