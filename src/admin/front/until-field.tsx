import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/pins.ts'
import { nextTimeOfDay, type PickedUntil, untilChoices } from './until-words.ts'

export const pinFieldClass = 'min-h-10 border border-field bg-raised px-2 text-ink max-sm:min-h-11'

/** Scrolls a field that has just appeared above the buttons at the bottom of the dialog. */
export function showField(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'nearest' })
}

/** When a pin ends that begins at `begin`. */
export function UntilField({
  picked: { choice, clock },
  begin,
  onChange,
}: {
  picked: PickedUntil
  begin: Date
  onChange: (picked: PickedUntil) => void
}) {
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        <span className="text-sm text-quiet">{words.stands(language)}</span>
        <select
          value={choice}
          onChange={event => onChange({ choice: event.target.value, clock })}
          className={pinFieldClass}
        >
          {untilChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label(language)}
            </option>
          ))}
          <option value="time">{words.untilTime(language)}</option>
        </select>
      </label>
      {choice === 'time' ? (
        <>
          <input
            ref={showField}
            type="time"
            required
            aria-label={words.time(language)}
            value={clock}
            onChange={event => onChange({ choice, clock: event.target.value })}
            className={`${pinFieldClass} scroll-mb-20`}
          />
          <span role="status" className="text-sm font-medium empty:hidden">
            {otherDay(clock, begin, language)}
          </span>
        </>
      ) : null}
    </div>
  )
}

/** The day of the end if it is not that of the begin: a time that is over by then means the next day. */
function otherDay(clock: string, begin: Date, language: Language): string | null {
  const end = nextTimeOfDay(clock, begin)
  if (!end || end.toDateString() === begin.toDateString()) return null
  return end.toLocaleDateString(dateLocaleOf[language], {
    weekday: 'short',
    day: 'numeric',
    month: monthOf[language],
  })
}
