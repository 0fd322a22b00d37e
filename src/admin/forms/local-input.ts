const indiaMinutes = 330

/**
 * An instant as `datetime-local` shows it; '' for none. In the browser in the zone of its clock, on the server in India's,
 * as a form that is posted without scripts is read: what nobody touched comes back as the same instant.
 */
export function toLocalInput(at: Date): string {
  if (Number.isNaN(at.getTime())) return ''
  const minutes = typeof document === 'undefined' ? indiaMinutes : -at.getTimezoneOffset()
  return new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 16)
}
