import { useRef } from 'react'
import { shownMailAddress } from '../../address/shown-domain.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { PlainNotice } from '../notices/plain-notice.tsx'
import { failedNotice } from '../notices/shown-notice.ts'
import { CopyButton } from '../widgets/copy-button.tsx'

/** The link is shown only here: the database stores just its digest. */
export function OneTimeLink({ link }: { link: { url: string; name: string; email: string; days: number } }) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const email = shownMailAddress(link.email)
  return (
    <div role="status" className="mb-8 max-w-2xl border border-accent bg-raised px-4 pt-4 sm:px-6">
      <Field
        label={words.linkFor(language, { name: link.name })}
        hint={words.linkHint(language, { ...link, email })}
      >
        {wiring => (
          <div className="flex gap-2">
            <input
              {...wiring}
              ref={input}
              readOnly
              value={link.url}
              onFocus={event => event.target.select()}
              className={`${inputClass} min-w-0 font-mono text-sm`}
            />
            <CopyButton text={link.url} select={() => input.current?.select()} />
          </div>
        )}
      </Field>
    </div>
  )
}

/** For browsers without scripts; others show and announce the message as a toast. */
export function RefusalWithoutScript({ message }: { message: string | null }) {
  const language = useLanguage()
  return <PlainNotice notice={message === null ? null : failedNotice(message, language)} />
}
