import { readLanguage } from '../../text/language.ts'
import { siteDay, siteOffsetMs } from '../../text/site-zone.ts'
import { clockTime, dayKey, exactTime, isOfLastDay } from '../../ui/time/day-and-clock.ts'
import { timeSince } from '../../ui/time/time-distance.ts'
import { findLag } from './server-clock.ts'

const everyMs = 30_000

const language = readLanguage(document.documentElement.lang)
// The server writes these words into the page, so that the script contains none.
const { justNow = '', ago = '' } = document.documentElement.dataset

/**
 * Updates "12 minutes ago" while the page is visible, and shows the exact time in the reader's zone as a tooltip,
 * written on hover. No formatter is created while a page loads (ui/time/day-and-clock.ts), unless a story shows exact
 * times, or a list those of yesterday, to a reader abroad.
 */
export function keepTimesCurrent(): void {
  renewTimes()
  document.addEventListener('pointerover', ({ target }) => {
    const time = target instanceof Element ? target.closest('time') : null
    if (time && !time.title && time.dateTime.includes('T'))
      time.title = new Date(time.dateTime).toLocaleString(undefined, {
        dateStyle: 'full',
        timeStyle: 'short',
        hourCycle: 'h23',
      })
  })
  setInterval(() => document.hidden || renewTimes(), everyMs)
  document.addEventListener('visibilitychange', () => document.hidden || renewTimes())
}

// Measured once the page is parsed: before, its transfer has no size.
let lagMs: number | undefined

export function renewTimes(): void {
  const now = new Date()
  lagMs ??= findLag(now.getTime())
  now.setTime(now.getTime() + lagMs)
  for (const time of document.querySelectorAll('time')) {
    if ('today' in time.dataset) renewToday(time, now)
    // A date without a time is the same in every zone.
    else if (time.dateTime.includes('T')) renewTime(time, now)
  }
}

/** The masthead's day, which is India's for every reader. */
function renewToday(time: HTMLTimeElement, now: Date): void {
  const day = dayKey(now)
  if (day === time.dateTime) return
  time.dateTime = day
  setText(time, siteDay(now, language))
}

function renewTime(time: HTMLTimeElement, now: Date): void {
  const at = new Date(time.dateTime)
  const offsetMs = -at.getTimezoneOffset() * 60_000
  if ('exact' in time.dataset) {
    // If equal, the server's text is already right.
    if (offsetMs !== siteOffsetMs) setText(time, exactTime(at, { language, offsetMs }))
  } else if ('clock' in time.dataset) {
    // A day needs no update, and the server's "21 Nov 21:06" is right in India.
    if (isClock(time) && time.textContent.includes(' ') && offsetMs === siteOffsetMs) return
    if (isOfLastDay(at, now) || isClock(time)) setText(time, clockTime(at, { now, language, offsetMs }))
    // Without the server's clock, a phone whose own is slow keeps the server's text.
  } else if (at <= now) setText(time, timeSince(at, now, ago) ?? justNow)
}

function isClock({ textContent }: Element): boolean {
  return textContent.includes(':')
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
