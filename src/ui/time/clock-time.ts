import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'

const dayMs = 86_400_000

/** "14:05" of the last 24 hours, "22 Nov" of earlier ones; in the zone of whoever runs it where none is named. */
export function clockTime(
  at: Date,
  { now, language, timeZone }: { now: Date; language: Language; timeZone?: string },
): string {
  if (Number.isNaN(at.getTime())) return ''
  const isRecent = Math.abs(now.getTime() - at.getTime()) < dayMs
  return at.toLocaleString(
    dateLocaleOf[language],
    isRecent
      ? { hour: '2-digit', minute: '2-digit', timeZone }
      : { day: 'numeric', month: monthOf[language], timeZone },
  )
}
