/** An hour that daylight saving time skips would silently become the next one. A server reads such a text as Indian time. */
export function existsOnThisClock(text: string): boolean {
  const [, hours, minutes] = /T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? []
  if (hours === undefined || typeof document === 'undefined') return true
  const at = new Date(text)
  return at.getHours() === Number(hours) && at.getMinutes() === Number(minutes)
}
