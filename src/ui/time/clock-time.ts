import { byLanguage } from '../../text/by-language.ts'
import { dateLocaleOf, type Language } from '../../text/language.ts'

const dayMs = 86_400_000

/** "14:05" of the last 24 hours, "22 Nov" of earlier ones; in the zone of whoever runs it where none is named. */
export function clockTime(
  at: Date,
  { now, language, timeZone }: { now: Date; language: Language; timeZone?: string },
): string {
  if (Number.isNaN(at.getTime())) return ''
  const isRecent = Math.abs(now.getTime() - at.getTime()) < dayMs
  const formats = isRecent ? clocks : days
  return formats(language)(timeZone).format(at)
}

const clocks = byZone({ hour: '2-digit', minute: '2-digit' })
const days = byZone({ day: 'numeric', month: 'short' })

function byZone(format: Intl.DateTimeFormatOptions) {
  return byLanguage(language => {
    const made = new Map<string | undefined, Intl.DateTimeFormat>()
    return (timeZone?: string) => {
      const known =
        made.get(timeZone) ?? new Intl.DateTimeFormat(dateLocaleOf[language], { ...format, timeZone })
      made.set(timeZone, known)
      return known
    }
  })
}
