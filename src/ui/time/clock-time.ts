import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'

const dayMs = 86_400_000

/** "14:05" of the last 24 hours, "22 Nov" of earlier ones; in the zone of whoever runs it where none is named. */
export function clockTime(
  at: Date,
  { now, language, timeZone }: { now: Date; language: Language; timeZone?: string },
): string {
  if (Number.isNaN(at.getTime())) return ''
  const isRecent = Math.abs(now.getTime() - at.getTime()) < dayMs
  return formatIn(language, { form: isRecent ? 'clock' : 'day', timeZone }).format(at)
}

// A page shows fifty of them, and to make a format takes half a millisecond: of `toLocaleString` every other call makes one.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(
  language: Language,
  { form, timeZone }: { form: 'clock' | 'day'; timeZone: string | undefined },
): Intl.DateTimeFormat {
  const key = `${language} ${form} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format =
    form === 'clock'
      ? new Intl.DateTimeFormat(dateLocaleOf[language], { hour: '2-digit', minute: '2-digit', timeZone })
      : new Intl.DateTimeFormat(dateLocaleOf[language], {
          day: 'numeric',
          month: monthOf[language],
          timeZone,
        })
  formats.set(key, format)
  return format
}
