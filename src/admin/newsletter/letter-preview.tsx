import { Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownMailAddress } from '../../address/shown-domain.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-desk.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import type { ShownMail } from './newsletter.tsx'

/** The letter as subscribers would get it now. `email`: the recipient of a test; null if none can be sent. */
export function LetterPreview({
  languages,
  shown,
  test,
  email,
}: {
  languages: Language[]
  shown: Language
  test: ShownMail | null
  email: string | null
}) {
  const language = useLanguage()
  const preview = `${adminPath('/newsletter/preview')}?language=${shown}`
  return (
    <section aria-labelledby="preview" className="mb-8">
      <h2 id="preview" className="mb-3 font-serif text-lg font-bold">
        {words.previewTitle(language)}
      </h2>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        {languages.length > 1
          ? languages.map(each => (
              <ButtonLink
                key={each}
                to={`?language=${each}`}
                preventScrollReset
                aria-current={each === shown ? 'true' : undefined}
              >
                {languageTagName(each, language)}
              </ButtonLink>
            ))
          : null}
        <a
          href={preview}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-accent"
        >
          {words.asHtml(language)}
        </a>
        <a
          href={`${preview}&plain`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm text-accent"
        >
          {words.asText(language)}
        </a>
        {email ? (
          <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3">
            <input type="hidden" name="language" value={shown} />
            <Button type="submit">{words.sendTest(language)}</Button>
            <span className="min-w-0 text-sm wrap-anywhere text-quiet">{shownMailAddress(email)}</span>
          </Form>
        ) : null}
      </div>
      {test ? <TestOutcome test={test} /> : null}
      <iframe
        key={shown}
        src={preview}
        title={words.previewOf(language, { name: languageTagName(shown, language) })}
        className="h-144 w-full max-w-175 border border-rule bg-white"
      />
    </section>
  )
}

function TestOutcome({ test }: { test: ShownMail }) {
  const language = useLanguage()
  if (test.failure) {
    return (
      <div className="mb-4">
        <MailTrouble title={words.testFailed(language, test)} mail={test} />
      </div>
    )
  }
  const message = test.state === 'sent' ? words.testSent : words.testWaits
  return (
    <p role="status" className="mb-4 text-quiet">
      {message(language, test)}
    </p>
  )
}

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
