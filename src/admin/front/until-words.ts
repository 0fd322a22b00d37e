import type { Until } from '../../domain/front/front-changes.ts'
import type { Pin } from '../../domain/front/front-page.ts'
import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import * as words from '../../words/pins.ts'
import { formatUtc } from '../widgets/time-precision.ts'
import type { ShownZone } from '../widgets/use-shown-zone.ts'

/** The fixed choices of a pin's end; a time of day is typed instead. */
export const untilChoices: { value: string; label: (language: Language) => string; until: Until }[] = [
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
export type PickedUntil = { choice: string; clock: string }

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
  const isSoon = at.getTime() - now.getTime() < 20 * 3_600_000
  const format: Intl.DateTimeFormatOptions = isSoon
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : {
        weekday: 'short',
        day: 'numeric',
        month: monthOf[language],
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }
  return at.toLocaleString(dateLocaleOf[language], format)
}
