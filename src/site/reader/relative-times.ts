import { byLanguage } from '../../text/by-language.ts'
import { dateLocaleOf, monthOf } from '../../text/language.ts'
import { pageLanguage } from '../../ui/language/page-language.ts'
import { clockTime } from '../../ui/time/clock-time.ts'
import { timeDistance } from '../../ui/time/time-distance.ts'

const everyMs = 30_000

const language = pageLanguage()
// The server wrote it into the page, so that this script has no words in it.
const { justNow = '' } = document.documentElement.dataset

const day = byLanguage(
  spoken => new Intl.DateTimeFormat(dateLocaleOf[spoken], { day: 'numeric', month: monthOf[spoken] }),
)
const minute = byLanguage(
  spoken => new Intl.DateTimeFormat(dateLocaleOf[spoken], { hour: '2-digit', minute: '2-digit' }),
)
const fullDay = byLanguage(spoken => new Intl.DateTimeFormat(dateLocaleOf[spoken], { dateStyle: 'full' }))

/**
 * Renews "12 minutes ago" while the page is seen, and says the exact time in the reader's zone as a tooltip, which is written
 * when somebody points: for all times of a front page it took most of the time for which the page does not answer.
 */
export function keepTimesTrue(): void {
  renewInSlices([...document.querySelectorAll('time')])
  document.addEventListener('pointerover', ({ target }) => {
    const time = target instanceof Element ? target.closest('time') : null
    if (time && !time.title && time.dateTime.includes('T'))
      time.title = new Date(time.dateTime).toLocaleString(undefined, {
        dateStyle: 'full',
        timeStyle: 'short',
      })
  })
  setInterval(() => document.hidden || renewTimes(), everyMs)
  document.addEventListener('visibilitychange', () => document.hidden || renewTimes())
}

export function renewTimes(): void {
  for (const time of document.querySelectorAll('time')) renewTime(time)
}

// A phone that is ten times as slow answers a finger between two of them.
const sliceMs = 5

/** While the page loads: the first format of a kind takes many milliseconds to make. */
function renewInSlices(times: HTMLTimeElement[]): void {
  const endsAt = performance.now() + sliceMs
  let done = 0
  while (done < times.length && performance.now() < endsAt) renewTime(times[done++])
  if (done < times.length) setTimeout(renewInSlices, 0, times.slice(done))
}

function renewTime(time: HTMLTimeElement | undefined): void {
  if (!time) return
  const now = new Date()
  if ('today' in time.dataset) setText(time, fullDay(language).format(now))
  // A day without a time is the same everywhere.
  else if (time.dateTime.includes('T'))
    setText(time, describe(new Date(time.dateTime), { now, form: time.dataset }))
}

function describe(at: Date, { now, form }: { now: Date; form: DOMStringMap }): string {
  if ('clock' in form) return clockTime(at, { now, language })
  return 'exact' in form ? exactTime(at) : (timeDistance(at, now, language) ?? justNow)
}

/** "21 Nov, 14:05" in the reader's own zone, as the server wrote it for India (ui/time/site-time.ts). */
function exactTime(at: Date): string {
  return `${day(language).format(at)}, ${minute(language).format(at)}`
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
