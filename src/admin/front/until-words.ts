import type { Until } from '../../domain/front/front-changes.ts'
import type { AsideReason, Pin } from '../../domain/front/front-page.ts'

/** The choices that take two keys; a time of the day is typed. */
export const untilChoices: { value: string; label: string; until: Until }[] = [
  { value: 'open', label: 'Until I take it off', until: { kind: 'open' } },
  { value: '1', label: 'For 1 hour', until: { kind: 'hours', hours: 1 } },
  { value: '3', label: 'For 3 hours', until: { kind: 'hours', hours: 3 } },
  { value: '12', label: 'For 12 hours', until: { kind: 'hours', hours: 12 } },
  { value: 'newer', label: 'Until something newer', until: { kind: 'newer' } },
]

/** The next time that a clock shows `clock` ("18:00"), in the zone of whoever looks. */
export function nextTimeOfDay(clock: string, now: Date): Date | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  const at = new Date(now)
  at.setHours(Number(hours), Number(minutes), 0, 0)
  // By the calendar: a day in which clocks change has 23 or 25 hours.
  if (at <= now) at.setDate(at.getDate() + 1)
  return at
}

/** An end as it is chosen; `clock` counts for the choice "time" alone. */
export type PickedUntil = { choice: string; clock: string }

/** For a pin that begins at `begin`; null while the time that is typed is none. */
export function readUntil({ choice, clock }: PickedUntil, begin: Date): Until | null {
  const picked = untilChoices.find(each => each.value === choice)
  if (picked) return picked.until
  const at = nextTimeOfDay(clock, begin)
  return at && { kind: 'time', at: at.toISOString() }
}

/** "until 18:00", "until something newer"; '' for a pin that stands until somebody takes it off. */
export function untilWords({ endsAt, untilNewer }: Pick<Pin, 'endsAt' | 'untilNewer'>, now: Date): string {
  if (untilNewer) return 'until something newer'
  return endsAt ? `until ${pinTime(endsAt, now)}` : ''
}

/** The time alone for the next hours, else with its day. */
export function pinTime(at: Date, now: Date): string {
  const isSoon = at.getTime() - now.getTime() < 20 * 3_600_000
  const format: Intl.DateTimeFormatOptions = isSoon
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }
  return at.toLocaleString('en-GB', format)
}

export const asideWords: Record<AsideReason, string> = {
  ended: 'its time has ended',
  newer: 'something newer has come',
  gone: 'it was deleted, or is not published; it stands here again when it comes back',
  'not-public': 'readers cannot see this story now; it stands here again when they can',
  'other-section': 'it is in another section now',
  twice: 'another pin tells the same story higher up',
}
