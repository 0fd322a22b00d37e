import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-desk.ts'
import type { ShownMail } from './to-shown-mail.ts'

/** Why a mail could not be sent: in our words, and in the mail server's. */
export function MailTrouble({ title, mail }: { title: string; mail: ShownMail }) {
  const language = useLanguage()
  return (
    <div className="border-l-3 border-danger pl-3" role="status">
      <p className="font-semibold text-danger">{title}</p>
      <p>
        {mail.failure} {mail.state === 'waiting' ? words.willRetry(language) : null}
      </p>
      {mail.reply ? (
        <p className="text-sm wrap-anywhere text-quiet">{words.reply(language, { reply: mail.reply })}</p>
      ) : null}
    </div>
  )
}
