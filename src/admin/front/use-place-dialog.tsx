import { type ReactNode, useCallback, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { PinChange } from '../../domain/front/front-changes.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { draftQuery } from './draft-store.ts'
import { type PlaceResponse, toPinChange } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'

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
