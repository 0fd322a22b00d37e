import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/pins.ts'
import { type PickedUntil, untilChoices } from './until-words.ts'

export const pinFieldClass = 'min-h-10 border border-field bg-raised px-2 text-ink max-sm:min-h-11'

/** Scrolls a field that has just appeared above the buttons at the bottom of the dialog. */
export function showField(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'nearest' })
}

/** When a pin ends. */
export function UntilField({
  picked: { choice, clock },
  onChange,
}: {
  picked: PickedUntil
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
        <input
          ref={showField}
          type="time"
          required
          aria-label={words.time(language)}
          value={clock}
          onChange={event => onChange({ choice, clock: event.target.value })}
          className={`${pinFieldClass} scroll-mb-20`}
        />
      ) : null}
    </div>
  )
}
