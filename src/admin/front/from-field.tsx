import { useState } from 'react'
import { existsOnThisClock } from '../../domain/fields/clock-time.ts'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { toLocalInput } from '../../domain/fields/local-input.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/pins.ts'
import { pinFieldClass, showField } from './until-field.tsx'

const hourMs = 3_600_000

/** When a pin begins: '' for now, otherwise a local time. The browser refuses times that are past or skipped by a clock change. */
export function FromField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const language = useLanguage()
  const [isLater, setIsLater] = useState(false)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        <span className="text-sm text-quiet">{words.begins(language)}</span>
        <select
          value={isLater ? 'later' : 'now'}
          onChange={event => {
            const isChosen = event.target.value === 'later'
            setIsLater(isChosen)
            onChange(isChosen ? nextFullHour(new Date()) : '')
          }}
          className={pinFieldClass}
        >
          <option value="now">{words.atOnce(language)}</option>
          <option value="later">{words.atTime(language)}</option>
        </select>
      </label>
      {isLater ? (
        <span ref={showField} className="scroll-mb-20">
          <input
            type="datetime-local"
            required
            aria-label={words.beginsAt(language)}
            value={value}
            ref={input => input?.setCustomValidity(fromProblem(value, { now: new Date(), language }))}
            onChange={event => onChange(event.target.value)}
            className={pinFieldClass}
          />
        </span>
      ) : null}
    </div>
  )
}

/** A sentence about an invalid begin of a pin; '' for a valid or empty one. */
export function fromProblem(value: string, { now, language }: { now: Date; language: Language }): string {
  if (value === '') return ''
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return describeFieldProblem('bad-time', language)
  if (!existsOnThisClock(value)) return describeFieldProblem('skipped-hour', language)
  return time <= now ? words.futureTime(language) : ''
}

function nextFullHour(now: Date): string {
  return toLocalInput(new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs))
}
