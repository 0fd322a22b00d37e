import { dateLocaleOf, readLanguage } from '../../text/language.ts'
import { siteDay, siteOffsetMs } from '../../text/site-zone.ts'
import { clockTime, dayKey, exactTime, isOfLastDay } from '../../ui/time/day-and-clock.ts'
import { timeSince } from '../../ui/time/relative-time.ts'
import { findLag, isFromHistory } from './server-clock.ts'

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
  if (!isFromHistory() && !document.querySelector('.copy')) renewDay()
  document.addEventListener('pointerover', ({ target }) => {
    const time = target instanceof Element ? target.closest('time') : null
    if (time && !time.title && time.dateTime.includes('T'))
      time.title = new Date(time.dateTime).toLocaleString(dateLocaleOf[language], {
        dateStyle: 'full',
        timeStyle: 'short',
      })
  })
  const renewIfShown = () => document.hidden || renewTimes()
  setInterval(renewIfShown, everyMs)
  document.addEventListener('visibilitychange', renewIfShown)
}

// Measured once the page is parsed: before, its transfer has no size.
let lagMs: number | undefined

export function renewTimes(): void {
  const now = siteNow()
  // A date without a time is the same in every zone.
  for (const time of document.querySelectorAll('time')) if (time.dateTime.includes('T')) renewTime(time, now)
}

/** The masthead's day, which is India's for every reader. Only a page that just came from the server has today's news. */
export function renewDay(): void {
  const time = document.querySelector<HTMLTimeElement>('[data-today]')
  const day = siteDayNow()
  if (!time || day === time.dateTime) return
  time.dateTime = day
  time.textContent = siteDay(siteNow(), language)
}

/** "2026-11-21" */
export function siteDayNow(): string {
  return dayKey(siteNow())
}

function siteNow(): Date {
  lagMs ??= findLag(Date.now())
  return new Date(Date.now() + lagMs)
}

function renewTime(time: HTMLTimeElement, now: Date): void {
  const at = new Date(time.dateTime)
  const offsetMs = at.getTimezoneOffset() * -60_000
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
