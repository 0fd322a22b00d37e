import type { FrontChanges } from '../../domain/front/front-changes.ts'
import type { FrontPage } from '../../domain/front/front-page.ts'
import { namePlace, type Slot } from '../../domain/front/place.ts'
import { slotOf } from '../../domain/front/settle-pins.ts'
import { buttonClass } from '../widgets/button.tsx'
import { pinTime, untilWords } from './until-words.ts'

/** Pins that begin later, the first before the others. */
export function PlannedPins({
  page: { planned, sections },
  changes,
  now,
  onTakeOff,
}: {
  page: FrontPage
  changes: FrontChanges
  now: Date
  onTakeOff: (slot: Slot) => void
}) {
  if (planned.length === 0) return null
  const categories = sections.map(({ category }) => category)
  return (
    <section aria-label="Planned" className="mt-6 border-t-2 border-rule pt-2">
      <p className="m-0 text-xs text-quiet">Planned</p>
      <ol className="m-0 mt-1 list-none p-0 text-sm">
        {planned.map(pin => {
          const isChanged = changes.pins.some(({ place }) => place === slotOf(pin))
          return (
            <li key={pin.place} className="flex flex-wrap items-center gap-x-2 py-0.5">
              <span className="tabular-nums">
                {pin.beginsAt ? pinTime(pin.beginsAt, now) : null}
                {', '}
                {`${namePlace(pin.place, categories)}: `}
              </span>
              <span className="font-serif">{pin.title}</span>
              <span className="text-xs text-quiet">
                Pinned by {pin.pinnedBy} {untilWords(pin, now)}
              </span>
              {isChanged ? <span className="text-xs font-semibold text-accent">Not published</span> : null}
              <button
                type="button"
                onClick={() => onTakeOff(slotOf(pin))}
                className={`${buttonClass('quiet')} min-h-6 px-1 text-xs`}
              >
                Take off<span className="sr-only"> {pin.title}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
