// A recurring headline (horoscopes, petrol prices, "stocks to watch") never opens a story and never joins one by itself.
import type { StoryWords } from './story-words.ts'

/** How long an issue is remembered. */
export const seriesDays = 45

/** A shorter one is the same text again or an update of it. */
const issueHoursLeast = 14

/** The key that all issues of one headline share; null for headlines of so few words that unrelated ones share them. */
export function seriesKey({ plain }: StoryWords, outlet: string): string | null {
  return plain.length < 2 ? null : `${outlet} ${plain.toSorted().join(' ')}`
}

/** Whether an article is an issue of a series, by the times of others of its outlet under the same key. */
export function isRecurring(at: number, others: readonly number[]): boolean {
  return others.some(other => {
    const hours = Math.abs(at - other) / 3_600_000
    return hours >= issueHoursLeast && hours <= seriesDays * 24
  })
}
