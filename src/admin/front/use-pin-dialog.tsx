import { type ReactNode, useCallback } from 'react'
import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import type { FrontAnswer } from './publish-front.ts'
import { usePlaceDialog } from './use-place-dialog.tsx'

export type AskedPin = { subject: PinSubject; title: string }

/** Pins from any list, at once: `ask` opens the dialog for a link or a story, and the toast that follows has the undo. */
export function usePinDialog(): { ask: (asked: AskedPin) => void; dialog: ReactNode } {
  const { ask: askPlace, dialog } = usePlaceDialog()
  const { submit, data } = useFetcher<FrontAnswer>()
  useNoticeToast(data?.notice ?? null)
  const ask = useCallback(
    ({ subject, title }: AskedPin) =>
      askPlace({
        title,
        query: subject,
        onChoose: pin => {
          const changes = { pins: [{ ...pin, subject }], sections: null }
          void submit({ changes: JSON.stringify(changes) }, { method: 'post', action: adminPath('/front') })
        },
      }),
    [askPlace, submit],
  )
  return { ask, dialog }
}
