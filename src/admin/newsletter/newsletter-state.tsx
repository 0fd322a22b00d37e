import { formatList } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { siteDay } from '../../text/site-zone.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-desk.ts'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { MailTrouble } from './mail-trouble.tsx'
import type { ShownMail } from './to-shown-mail.ts'

/** When the next letter is sent, to how many subscribers, and what prevents it. */
export function NewsletterState({
  mail,
  demo,
  languages,
  nextDay,
  hour,
  counts,
  trouble,
}: {
  mail: { server: string; from: string } | null
  demo: boolean
  languages: Language[]
  nextDay: string | null
  hour: number
  counts: { state: string; count: number }[]
  trouble: ShownMail | null
}) {
  const language = useLanguage()
  const countOf = (state: string) =>
    counts.reduce((sum, row) => sum + (row.state === state ? row.count : 0), 0)
  const next = nextDay && {
    day: siteDay(new Date(`${nextDay}T06:30:00Z`), language),
    time: `${String(hour).padStart(2, '0')}:00`,
    languages: formatList(
      languages.map(each => languageTagName(each, language)),
      language,
    ),
  }
  return (
    <div className="mb-8 max-w-prose">
      {mail ? (
        <p>{words.leavesBy(language, mail)}</p>
      ) : (
        <p role="status">{(demo ? words.demo : words.noServer)(language)}</p>
      )}
      {mail ? (
        <p className="font-semibold">{next ? words.next(language, next) : words.isOff(language)}</p>
      ) : null}
      <p>
        {words.counts(language, {
          active: countOf('active'),
          pending: countOf('pending'),
          off: countOf('off'),
        })}
      </p>
      {trouble ? <MailTrouble title={words.trouble(language, trouble)} mail={trouble} /> : null}
    </div>
  )
}
