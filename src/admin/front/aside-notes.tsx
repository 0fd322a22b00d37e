import type { FrontPage } from '../../domain/front/front-page.ts'
import { namePlace, type Place } from '../../domain/front/place.ts'
import { buttonClass } from '../widgets/button.tsx'
import { asideWords } from './until-words.ts'

/** Pins that show nothing, and why. One whose time has ended is over and needs no word. */
export function AsideNotes({ page, onTakeOff }: { page: FrontPage; onTakeOff: (place: Place) => void }) {
  const aside = page.aside.filter(({ reason }) => reason !== 'ended')
  if (aside.length === 0) return null
  const categories = page.sections.map(({ category }) => category)
  return (
    <ul
      aria-label="Pins that show nothing"
      className="m-0 mt-4 list-none border-l-2 border-danger p-0 pl-3 text-sm"
    >
      {aside.map(({ pin, reason }) => (
        <li key={pin.place} className="flex flex-wrap items-center gap-x-2">
          <span>
            {namePlace(pin.place, categories)}: “{pin.title}” steps aside, {asideWords[reason]}.
          </span>
          <button type="button" onClick={() => onTakeOff(pin.place)} className={buttonClass('quiet')}>
            Take off<span className="sr-only"> {pin.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
