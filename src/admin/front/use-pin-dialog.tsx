import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { PinSubject } from '../../domain/front/front-page.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as noticeWords from '../../words/admin-words.ts'
import * as words from '../../words/pins.ts'
import { ToastLines } from '../notices/toast-lines.tsx'
import { writeSubject } from './desk-item.ts'
import { dropPublished, isDraftStored, pinInDraft, readDraft } from './draft-store.ts'
import { usePlaceDialog } from './use-place-dialog.tsx'
import { usePublishFront } from './use-publish-front.ts'

type PinRequest = { subject: PinSubject; title: string }

/**
 * Pins an item of any list on the draft of the front page: `open` opens the dialog, and the following toast offers to publish
 * the draft now, and undo.
 */
export function usePinDialog(): { open: (request: PinRequest) => void; dialog: ReactNode } {
  const language = useLanguage()
  const { open: openPlaceDialog, dialog } = usePlaceDialog()
  const { publish } = usePublishFront(dropPublished)
  const { add, close } = Toast.useToastManager()
  // Its buttons work only on this page.
  useEffect(() => () => close(toastId), [close])
  const open = useCallback(
    ({ subject, title }: PinRequest) =>
      openPlaceDialog({
        title,
        query: { subject: writeSubject(subject) },
        onChoose: (pin, { place, former }) => {
          const { count, takeBack } = pinInDraft({ ...pin, subject: { ...subject, title } })
          const undo = () => {
            takeBack()
            close(toastId)
          }
          add({
            id: toastId,
            type: 'success',
            title: words.drafted(language, { place }),
            description: <ToastLines subject={title} detail={describeDraft({ former, count }, language)} />,
            data: { onPublish: () => publish(readDraft()) },
            actionProps: { children: noticeWords.undo(language), onClick: undo },
          })
        },
      }),
    [openPlaceDialog, publish, add, close, language],
  )
  return { open, dialog }
}

const toastId = 'pin'

/** From where a pin of the draft moves, how much is not published yet, and whether a reload would lose it. */
export function describeDraft(
  { former, count }: { former: string; count: number },
  language: Language,
): string {
  const waiting = words.draftCount(language, { count })
  const moved = former === '' ? [] : [words.moved(language, { place: former })]
  const warning = isDraftStored() ? [] : [words.notStored(language)]
  return [...moved, waiting, ...warning].join(' ')
}
