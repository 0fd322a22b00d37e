import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-entry.ts'

const hourMs = 3_600_000

// The start of an editor's morning and evening.
const morningHour = 8
const eveningHour = 18

/** Times to snooze an entry until, in the time zone of `now`'s machine, the soonest first. */
export function snoozeChoices(now: Date, language: Language): { value: string; label: string }[] {
  const choices = [
    { at: new Date(now.getTime() + hourMs), choice: 'hour' },
    { at: new Date(now.getTime() + 3 * hourMs), choice: 'threeHours' },
    { at: atHour(now, { day: 0, hour: eveningHour }), choice: 'evening' },
    { at: tomorrowMorning(now), choice: 'tomorrow' },
    { at: atHour(now, { day: daysToMonday(now), hour: morningHour }), choice: 'monday' },
    { at: atHour(now, { day: 7, hour: morningHour }), choice: 'week' },
  ]
  return choices
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, choice }) => ({ value: at.toISOString(), label: words.snoozeChoice(language, { choice }) }))
}

export function tomorrowMorning(now: Date): Date {
  return atHour(now, { day: 1, hour: morningHour })
}

function atHour(now: Date, { day, hour }: { day: number; hour: number }): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour)
}

function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7
}
