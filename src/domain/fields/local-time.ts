/** An hour that daylight saving time skips would silently become the next one. A server reads such a text as Indian time. */
export function existsOnThisClock(text: string): boolean {
  const [, hours, minutes] = /T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? []
  if (hours === undefined || typeof document === 'undefined') return true
  const at = new Date(text)
  return at.getHours() === Number(hours) && at.getMinutes() === Number(minutes)
}

const indiaMinutes = 330

/**
 * An instant as the value of a `datetime-local` field; '' for an invalid date. The browser uses its own zone. The server
 * uses India's, in which forms posted without scripts are read, so that an untouched field comes back as the same instant.
 */
export function toLocalInput(at: Date): string {
  if (Number.isNaN(at.getTime())) return ''
  const minutes = typeof document === 'undefined' ? indiaMinutes : -at.getTimezoneOffset()
  return new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 16)
}
