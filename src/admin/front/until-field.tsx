import { useState } from 'react'
import type { Until } from '../../domain/front/front-changes.ts'
import { nextTimeOfDay, untilChoices } from './until-words.ts'

const fieldClass = 'min-h-10 border border-field bg-raised px-2 text-ink max-sm:min-h-11'

/** Until when a pin stands; null while the time that is typed is none. */
export function UntilField({ onChange }: { onChange: (until: Until | null) => void }) {
  const [choice, setChoice] = useState('open')
  const [clock, setClock] = useState('18:00')
  function choose(value: string, time: string) {
    setChoice(value)
    setClock(time)
    onChange(untilChoices.find(each => each.value === value)?.until ?? atTime(time))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        <span className="text-sm text-quiet">It stands there</span>
        <select value={choice} onChange={event => choose(event.target.value, clock)} className={fieldClass}>
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
          onChange={event => choose('time', event.target.value)}
          className={fieldClass}
        />
      ) : null}
    </div>
  )
}

function atTime(clock: string): Until | null {
  const at = nextTimeOfDay(clock, new Date())
  return at && { kind: 'time', at: at.toISOString() }
}
