// A recurring headline (horoscopes, petrol prices, "stocks to watch") never opens a story and never joins one automatically.
import type { StoryWords } from './story-words.ts'

/** How long an issue is remembered. */
export const seriesDays = 45

/** Within fewer hours it is a repetition or an update of the same text. */
const issueHoursLeast = 14

/** The key that all issues of a recurring headline share; null if the headline is so short that unrelated ones could match. */
export function seriesKey({ plain }: StoryWords, outlet: string): string | null {
  return plain.length < 2 ? null : `${outlet} ${plain.toSorted().join(' ')}`
}

/** Whether an article is an issue of a series; `others` are the times of its outlet's other articles with the same key. */
export function isRecurring(at: number, others: readonly number[]): boolean {
  return others.some(other => {
    const hours = Math.abs(at - other) / 3_600_000
    return hours >= issueHoursLeast && hours <= seriesDays * 24
  })
}
