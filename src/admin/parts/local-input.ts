/** An instant as `datetime-local` shows it in the zone of this clock; '' for none. */
export function toLocalInput(at: Date): string {
  if (Number.isNaN(at.getTime())) return ''
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
