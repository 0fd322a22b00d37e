import { dateLocaleOf, type Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-entry.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

// The start of an editor's morning and evening.
const morningHour = 8
const eveningHour = 18

/** Times to snooze an entry until, in the time zone of `now`'s machine, each minute once, the soonest first. */
export function snoozeChoices(now: Date, language: Language): { value: string; label: string }[] {
  const choices = (
    [
      { at: new Date(now.getTime() + hourMs), choice: 'hour' },
      { at: new Date(now.getTime() + 3 * hourMs), choice: 'threeHours' },
      { at: atHour(now, { day: 0, hour: morningHour }), choice: 'morning' },
      { at: atHour(now, { day: 0, hour: eveningHour }), choice: 'evening' },
      { at: atHour(now, { day: 1, hour: morningHour }), choice: 'tomorrow' },
      { at: atHour(now, { day: daysToMonday(now), hour: morningHour }), choice: 'monday' },
      { at: atHour(now, { day: 7, hour: morningHour }), choice: 'week' },
    ] as const
  ).filter(({ at }) => at > now)
  const firstByMinute = new Map(choices.toReversed().map(choice => [minuteOf(choice.at), choice]))
  return [...firstByMinute.values()]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, choice }) => ({
      value: at.toISOString(),
      label: words.snoozeChoice(language, { choice, time: clockTime(at, language) }),
    }))
}

/** Before the morning of this day that one, as after midnight. */
export function nextMorning(now: Date): Date {
  const today = atHour(now, { day: 0, hour: morningHour })
  return today > now ? today : atHour(now, { day: 1, hour: morningHour })
}

function atHour(now: Date, { day, hour }: { day: number; hour: number }): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour)
}

function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / minuteMs)
}

function clockTime(at: Date, language: Language): string {
  return at.toLocaleTimeString(dateLocaleOf[language], { hour: '2-digit', minute: '2-digit' })
}
