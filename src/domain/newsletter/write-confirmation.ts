import type { Language } from '../../text/language.ts'
import { oneLine } from '../../text/one-line.ts'
import * as words from '../../words/letters.ts'
import { confirmDays } from './confirm-subscription.ts'
import type { MailText } from './letter.ts'
import { escapeHtml, frameMail, styles } from './mail-html.ts'

/** The mail that asks an address to confirm its subscription. It holds no text of the person who typed the address. */
export function writeConfirmation(
  language: Language,
  { siteName, url }: { siteName: string; url: string },
): MailText {
  const subject = oneLine(words.confirmSubject(language, { siteName }))
  const question = words.confirmAsk(language, { siteName })
  const otherwise = words.confirmOtherwise(language, { days: confirmDays })
  const paragraph = (text: string) =>
    `<p class="i" style="margin:0 0 20px;font-size:16px;line-height:1.5;${styles.ink};${styles.sans}">${escapeHtml(text)}</p>`
  const button = `<p style="margin:0 0 20px"><a class="b" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#1c1b19;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;${styles.sans}">${escapeHtml(words.confirmButton(language))}</a></p>`
  return {
    subject,
    html: frameMail({
      language,
      subject,
      teaser: question,
      rows: [paragraph(question), button, paragraph(otherwise)],
    }),
    plain: [question, url, otherwise].map(oneLine).join('\n\n'),
  }
}
