import { type PickedUntil, untilChoices } from './until-words.ts'

export const pinFieldClass = 'min-h-10 border border-field bg-raised px-2 text-ink max-sm:min-h-11'

/** Until when a pin stands. */
export function UntilField({
  picked: { choice, clock },
  onChange,
}: {
  picked: PickedUntil
  onChange: (picked: PickedUntil) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        <span className="text-sm text-quiet">It stands there</span>
        <select
          value={choice}
          onChange={event => onChange({ choice: event.target.value, clock })}
          className={pinFieldClass}
        >
          {untilChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="time">Until a time</option>
        </select>
      </label>
      {choice === 'time' ? (
        <input
          type="time"
          required
          aria-label="Time"
          value={clock}
          onChange={event => onChange({ choice, clock: event.target.value })}
          className={pinFieldClass}
        />
      ) : null}
    </div>
  )
}
