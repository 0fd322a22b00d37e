import type { FrontPage } from '../../domain/front/front-page.ts'
import { type FrontPlace, namePlace } from '../../domain/front-place.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { buttonClass } from '../widgets/button.tsx'
import { srOnly } from '../widgets/sr-only.tsx'

/** Pins that show nothing, and why. One whose time has ended is over and needs no word. */
export function AsideNotes({ page, onTakeOff }: { page: FrontPage; onTakeOff: (place: FrontPlace) => void }) {
  const language = useLanguage()
  const aside = page.aside.filter(({ reason }) => reason !== 'ended')
  if (aside.length === 0) return null
  const categories = page.sections.map(({ category }) => category)
  return (
    <ul
      aria-label={words.aside(language)}
      className="m-0 mt-4 list-none border-l-2 border-danger p-0 pl-3 text-sm"
    >
      {aside.map(({ pin, reason }) => (
        <li key={pin.place} className="flex flex-wrap items-center gap-x-2">
          <span>
            {words.stepsAside(language, {
              place: namePlace(pin.place, { categories, language }),
              title: pin.title,
              reason: selectCase(reason),
            })}
          </span>
          <button type="button" onClick={() => onTakeOff(pin.place)} className={buttonClass('quiet')}>
            {words.takeOff(language, { title: pin.title, hidden: srOnly })}
          </button>
        </li>
      ))}
    </ul>
  )
}
