import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { PinChange } from '../../domain/front/front-changes.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as noticeWords from '../../words/admin-words.ts'
import * as words from '../../words/pins.ts'
import { ToastLines } from '../notices/notice-toast.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { draftQuery, dropPublished, isDraftStored, pinInDraft, readDraft } from './draft-store.ts'
import { writeSubject } from './front-draft.ts'
import { type PlaceResponse, toPinChange } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'
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

/** A pin without its subject, which an entry of the queue does not have yet. */
export type PlacePin = Omit<PinChange, 'subject'>

/** The names of the chosen place, and of the place that the pin moves from, '' for none. */
export type ChosenName = { place: string; former: string }

type PlaceRequest = {
  title: string
  /** The query of the places request: see `places.ts`. */
  query: Record<string, string>
  onChoose: (pin: PlacePin, chosen: ChosenName) => void
}

/**
 * A dialog that chooses a place of the front page, from any list. It opens before its places have loaded, so that it
 * receives the next keys: the queue behind would take `s` as a snooze.
 */
export function usePlaceDialog(): { open: (request: PlaceRequest) => void; dialog: ReactNode } {
  const { load, data } = useFetcher<PlaceResponse>()
  const [request, setRequest] = useState<(PlaceRequest & { number: string }) | null>(null)
  const requestCount = useRef(0)
  const open = useCallback(
    (next: PlaceRequest) => {
      requestCount.current += 1
      const number = String(requestCount.current)
      setRequest({ ...next, number })
      void load(
        `${adminPath('/front/places')}?${new URLSearchParams({ ...next.query, changes: draftQuery(), ask: number })}`,
      )
    },
    [load],
  )
  // An older response would show places as they were at that time.
  const response = request && data?.asked === request.number ? data : null
  const choices = response?.choices ?? null
  const former = response?.former ?? null
  return {
    open,
    dialog: (
      <PinDialog
        title={request?.title ?? null}
        former={former}
        choices={choices}
        onChoose={chosen => {
          const choice = choices?.find(({ place }) => place === chosen.place)
          const from = former && former.place !== chosen.place ? former.name : ''
          if (choice) request?.onChoose(toPinChange(chosen, choice), { place: choice.name, former: from })
          setRequest(null)
        }}
        onClose={() => setRequest(null)}
      />
    ),
  }
}
