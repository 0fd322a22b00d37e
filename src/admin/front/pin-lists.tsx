import type { FrontChanges } from '../../domain/front/front-changes.ts'
import type { FrontCategory, Pin } from '../../domain/front/front-page.ts'
import {
  categoryOfPlace,
  namePlace,
  nameSlot,
  placeOfSlot,
  type Slot,
} from '../../domain/front/places/front-place.ts'
import { slotOf } from '../../domain/front/shown-pins.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { useShownZone } from '../widgets/local-time.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import type { PastPin } from './front-draft.ts'
import { describePin, pinTime } from './pin-times.tsx'

/** Pins that begin later, the earliest first. */
export function PlannedPins({
  planned,
  categories,
  changes,
  now,
  onTakeOff,
}: {
  planned: Pin[]
  categories: FrontCategory[]
  changes: FrontChanges
  now: Date
  onTakeOff: (slot: Slot) => void
}) {
  const language = useLanguage()
  const at = { now, language, zone: useShownZone() }
  if (planned.length === 0) return null
  return (
    <section aria-label={words.planned(language)} className="mt-6 border-t-2 border-rule pt-2">
      <p className="m-0 text-xs text-quiet">{words.planned(language)}</p>
      <ol className="m-0 mt-1 list-none p-0 text-sm">
        {planned.map(pin => {
          const isChanged = changes.pins.some(({ place }) => place === slotOf(pin))
          return (
            <li key={pin.place} className="flex flex-wrap items-center gap-x-2 py-0.5">
              <span className="tabular-nums">
                {words.plannedAt(language, {
                  time: pin.beginsAt ? pinTime(pin.beginsAt, at) : '',
                  place: namePlace(pin.place, { categories, language }),
                })}
              </span>
              <span className="font-serif">{pin.title}</span>
              <span className="text-xs text-quiet">{describePin(pin, at)}</span>
              {isChanged ? (
                <span className="text-xs font-semibold text-accent">{words.notPublished(language)}</span>
              ) : null}
              <button
                type="button"
                onClick={() => onTakeOff(slotOf(pin))}
                className={`${buttonClass('quiet')} -mx-1 min-h-6 px-1 text-xs`}
              >
                {words.takeOff(language, { title: pin.title, hidden: srOnly })}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Pins of the draft whose time has passed: nothing can be published before they are taken off or pinned again. */
export function PastPins({
  pins,
  categories,
  onTakeOff,
}: {
  pins: PastPin[]
  categories: FrontCategory[]
  onTakeOff: (slot: Slot) => void
}) {
  const language = useLanguage()
  if (pins.length === 0) return null
  const nameOf = (slot: Slot) => {
    const category = categories.find(({ id }) => id === categoryOfPlace(placeOfSlot(slot)))
    return nameSlot(slot, { section: category?.name ?? '', language })
  }
  return (
    <ul
      aria-label={words.pastPins(language)}
      className="m-0 mt-4 list-none border-l-2 border-danger p-0 pl-3 text-sm"
    >
      {pins.map(({ slot, title }) => (
        <li key={slot} className="flex flex-wrap items-center gap-x-2">
          <span>{words.pastPin(language, { place: nameOf(slot), title })}</span>
          <button type="button" onClick={() => onTakeOff(slot)} className={buttonClass('quiet')}>
            {words.takeOff(language, { title, hidden: srOnly })}
          </button>
        </li>
      ))}
    </ul>
  )
}
