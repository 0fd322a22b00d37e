import { dateLocaleOf } from '../../text/language.ts'
import { pageLanguage } from '../../ui/language/page-language.ts'
import { clockTime } from '../../ui/time/clock-time.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'

const everyMs = 30_000

const language = pageLanguage()

/** Renews "12 minutes ago" while the page is seen, and says the exact time in the reader's zone as a tooltip. */
export function keepTimesTrue(): void {
  renewTimes()
  setInterval(() => document.hidden || renewTimes(), everyMs)
  document.addEventListener('visibilitychange', () => document.hidden || renewTimes())
}

export function renewTimes(): void {
  const now = new Date()
  for (const time of document.querySelectorAll('time')) {
    if ('today' in time.dataset) setText(time, fullDay(now))
    // A day without a time is the same everywhere.
    else if (time.dateTime.includes('T')) {
      const at = new Date(time.dateTime)
      setText(time, describe(at, { now, form: time.dataset }))
      if (!time.title) time.title = at.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })
    }
  }
}

function describe(at: Date, { now, form }: { now: Date; form: DOMStringMap }): string {
  if ('clock' in form) return clockTime(at, { now, language })
  return 'exact' in form ? exactTime(at) : relativeTime(at, now, language)
}

/** "21 Nov, 14:05" in the reader's own zone, as the server wrote it for India. */
function exactTime(at: Date): string {
  return at.toLocaleString(dateLocaleOf[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** "Saturday 21 November 2026" in the reader's own zone, as the server wrote it for India. */
function fullDay(now: Date): string {
  return now.toLocaleDateString(dateLocaleOf[language], { dateStyle: 'full' })
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
