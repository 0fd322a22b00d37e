import type { NewsletterSettings } from '../../domain/newsletter/newsletter.ts'
import { formatList, formatWeekday } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/newsletter-page.ts'

/** When the newsletter is sent: "every day" or "Monday and Friday", and "07:00". */
export function formatSendTimes(
  { newsletterHour, newsletterDays }: Pick<NewsletterSettings, 'newsletterHour' | 'newsletterDays'>,
  language: Language,
): { days: string; time: string } {
  const names = [...newsletterDays].map(day => formatWeekday(Number(day), language))
  return {
    days: names.length === 7 ? words.everyDay(language) : formatList(names, language),
    time: `${String(newsletterHour).padStart(2, '0')}:00`,
  }
}
