import { listLetterLanguages } from '../../domain/newsletter/newsletter.ts'
import type { PageContext } from '../../http/page-context.ts'
import { formatList, formatWeekday } from '../../text/format.ts'
import * as words from '../../words/newsletter-page.ts'

/** When letters in the page's language are sent: "every day" or "Monday and Friday", and "07:00". Null if none are. */
export async function findSendTimes({
  mail,
  findSettings,
  language,
}: PageContext): Promise<{ days: string; time: string } | null> {
  const settings = await findSettings()
  if (!mail || !listLetterLanguages(settings).includes(language)) return null
  const names = [...settings.newsletterDays].map(day => formatWeekday(Number(day), language))
  return {
    days: names.length === 7 ? words.everyDay(language) : formatList(names, language),
    time: `${String(settings.newsletterHour).padStart(2, '0')}:00`,
  }
}
