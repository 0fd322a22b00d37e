import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { PinChange } from '../../domain/front/front-changes.ts'
import { type PlaceAnswer, toPinChange } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'

export type AskedPlace = {
  title: string
  /** The use of the places: see `places.ts`. */
  query: Record<string, string>
  onChoose: (pin: Omit<PinChange, 'subject'>, placeName: string) => void
}

/** Asks for a place of the front page, from any list. */
export function usePlaceDialog(): { ask: (asked: AskedPlace) => void; dialog: ReactNode } {
  const { load, data } = useFetcher<PlaceAnswer>()
  const [asked, setAsked] = useState<(AskedPlace & { number: string }) | null>(null)
  const asks = useRef(0)
  const ask = useCallback(
    (next: AskedPlace) => {
      asks.current += 1
      const number = String(asks.current)
      setAsked({ ...next, number })
      void load(`${adminPath('/front/places')}?${new URLSearchParams({ ...next.query, ask: number })}`)
    },
    [load],
  )
  // The answer to an earlier question shows places as they were then.
  const choices = asked && data?.asked === asked.number ? data.choices : null
  return {
    ask,
    dialog: (
      <PinDialog
        title={asked && choices ? asked.title : null}
        choices={choices ?? []}
        onChoose={chosen => {
          const choice = choices?.find(({ place }) => place === chosen.place)
          if (choice) asked?.onChoose(toPinChange(chosen, choice), choice.name)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
