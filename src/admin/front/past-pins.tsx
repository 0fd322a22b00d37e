import type { FrontCategory } from '../../domain/front/front-page.ts'
import { categoryOfPlace, nameSlot, placeOfSlot, type Slot } from '../../domain/front/places/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import type { PastPin } from './front-draft.ts'

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
