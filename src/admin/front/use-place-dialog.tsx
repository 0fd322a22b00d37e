import { type ReactNode, useCallback, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { PinChange } from '../../domain/front/front-changes.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { type PlaceResponse, toPinChange } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'

type PlaceRequest = {
  title: string
  /** The query of the places request: see `places.ts`. */
  query: Record<string, string>
  onChoose: (pin: Omit<PinChange, 'subject'>, placeName: string) => void
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
      void load(`${adminPath('/front/places')}?${new URLSearchParams({ ...next.query, ask: number })}`)
    },
    [load],
  )
  // An older response would show places as they were at that time.
  const choices = request && data?.asked === request.number ? data.choices : null
  return {
    open,
    dialog: (
      <PinDialog
        title={request?.title ?? null}
        subjectId={request?.query.id ?? null}
        choices={choices}
        onChoose={chosen => {
          const choice = choices?.find(({ place }) => place === chosen.place)
          if (choice) request?.onChoose(toPinChange(chosen, choice), choice.name)
          setRequest(null)
        }}
        onClose={() => setRequest(null)}
      />
    ),
  }
}
