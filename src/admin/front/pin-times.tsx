import { useState } from 'react'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { existsOnThisClock, toLocalInput } from '../../domain/fields/local-time.ts'
import type { Until } from '../../domain/front/front-changes.ts'
import type { Pin } from '../../domain/front/front-page.ts'
import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/pins.ts'
import { formatUtc, type ShownZone } from '../widgets/local-time.tsx'

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

const pinFieldClass = 'min-h-10 border border-field bg-raised px-2 text-ink max-sm:min-h-11'

/** Scrolls a field that has just appeared above the buttons at the bottom of the dialog. */
function showField(field: HTMLElement | null): void {
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
  return end.toLocaleDateString(dateLocaleOf[language], dayFormat(language))
}

const dayFormat = (language: Language) =>
  ({ weekday: 'short', day: 'numeric', month: monthOf[language] }) as const
const clockFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The fixed choices of a pin's end; a time of day is typed instead. */
const untilChoices: { value: string; label: (language: Language) => string; until: Until }[] = [
  { value: 'open', label: words.untilOff, until: { kind: 'open' } },
  { value: '1', label: forHours(1), until: { kind: 'hours', hours: 1 } },
  { value: '3', label: forHours(3), until: { kind: 'hours', hours: 3 } },
  { value: '12', label: forHours(12), until: { kind: 'hours', hours: 12 } },
  { value: 'newer', label: words.untilNewer, until: { kind: 'newer' } },
]

function forHours(count: number) {
  return (language: Language) => words.forHours(language, { count })
}

/** The next occurrence of the time `clock` ("18:00") in the local zone. */
export function nextTimeOfDay(clock: string, now: Date): Date | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  const at = new Date(now)
  at.setHours(Number(hours), Number(minutes), 0, 0)
  // Adds a calendar day, because a day in which clocks change has 23 or 25 hours.
  if (at <= now) at.setDate(at.getDate() + 1)
  return at
}

/** The chosen end; `clock` applies only to the choice "time". */
type PickedUntil = { choice: string; clock: string }

/** The end of a pin that begins at `begin`; null while the typed time is invalid. */
export function readUntil({ choice, clock }: PickedUntil, begin: Date): Until | null {
  const picked = untilChoices.find(each => each.value === choice)
  if (picked) return picked.until
  const at = nextTimeOfDay(clock, begin)
  return at && { kind: 'time', at: at.toISOString() }
}

type At = { now: Date; language: Language; zone: ShownZone }

/** "Pinned by Asha until 18:00". */
export function describePin(pin: Pick<Pin, 'pinnedBy' | 'endsAt' | 'untilNewer'>, at: At): string {
  const { pinnedBy: name, endsAt, untilNewer } = pin
  if (untilNewer) return words.pinnedUntilNewer(at.language, { name })
  return endsAt
    ? words.pinnedUntil(at.language, { name, time: pinTime(endsAt, at) })
    : words.pinned(at.language, { name })
}

/** Only the time if it is within 20 hours, otherwise with its day. */
export function pinTime(at: Date, { now, language, zone }: At): string {
  if (zone === 'UTC') return formatUtc(at, 'minute')
  const isSoon = at.getTime() - now.getTime() < 20 * hourMs
  return at.toLocaleString(dateLocaleOf[language], { ...(isSoon ? {} : dayFormat(language)), ...clockFormat })
}
