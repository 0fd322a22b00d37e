import { type ReactNode, useCallback } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { FrontResponse } from './publish-front.ts'
import { usePlaceDialog } from './use-place-dialog.tsx'

type PinRequest = { subject: PinSubject; title: string }

/** Pins an item of any list and publishes it immediately: `open` opens the dialog, and the following toast offers undo. */
export function usePinDialog(): { open: (request: PinRequest) => void; dialog: ReactNode } {
  const { open: openPlaceDialog, dialog } = usePlaceDialog()
  const { submit, data } = useFetcher<FrontResponse>()
  useNoticeToast(data?.notice ?? null)
  const open = useCallback(
    ({ subject, title }: PinRequest) =>
      openPlaceDialog({
        title,
        query: subject,
        onChoose: pin => {
          const changes = { pins: [{ ...pin, subject }], sections: null }
          void submit({ changes: JSON.stringify(changes) }, { method: 'post', action: adminPath('/front') })
        },
      }),
    [openPlaceDialog, submit],
  )
  return { open, dialog }
}
