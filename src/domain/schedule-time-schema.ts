import * as z from 'zod/mini'

/** A time of a form, or '' for none. In the browser it must exist on the user's clock. */
export function scheduleTime() {
  return z.optional(
    z.union([
      z.literal(''),
      z.iso
        .datetime({ offset: true, local: true, error: 'bad-time' })
        .check(z.refine(existsOnThisClock, 'skipped-hour')),
    ]),
  )
}

/** An hour that daylight saving time skips would silently become the next one. A server reads such a text as Indian time. */
function existsOnThisClock(text: string): boolean {
  const [, hours, minutes] = /T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? []
  if (hours === undefined || typeof document === 'undefined') return true
  const at = new Date(text)
  return at.getHours() === Number(hours) && at.getMinutes() === Number(minutes)
}
