import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import type { ShownNotice } from '../notice.ts'
import { forgetSentDraft } from './draft-keys.ts'

/** Shows what the server answered, once for each answer. */
export function useNoticeToast(notice: ShownNotice | null): void {
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (!notice) return
    if (notice.isSaved) forgetSentDraft()
    const { title, text, tone, undoBatchId } = notice
    // All of one priority: those of a higher one are hidden from assistive technology while they can have the focus.
    add({ title, description: text, type: tone, data: { undoBatchId } })
  }, [notice, add])
}
