import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/newsletter-page.ts'
import * as nameWords from '../../words/page-names.ts'
import { DecoyField } from '../tip/decoy-field.tsx'
import { TipField } from '../tip/tip-field.tsx'
import type { AddressAnswer } from './check-address.ts'
import { NewsletterNote } from './newsletter-note.tsx'

export function SubscribeForm({
  when,
  answer,
}: {
  when: { days: string; time: string }
  answer: AddressAnswer | null
}) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <NewsletterNote title={nameWords.newsletter(language)} note={words.standfirst(language, when)}>
      {answer?.problem ? (
        <p className="problem" role="alert">
          {answer.problem}
        </p>
      ) : null}
      <form action={path('/newsletter')} method="post">
        <TipField label={words.addressLabel(language)} error={answer?.errors.address}>
          {wiring => (
            <input
              {...wiring}
              type="email"
              name="address"
              defaultValue={answer?.typed.address}
              required
              maxLength={254}
              autoComplete="email"
            />
          )}
        </TipField>
        <DecoyField />
        <p className="small">{words.privacy(language)}</p>
        <button type="submit">{words.subscribe(language)}</button>
      </form>
    </NewsletterNote>
  )
}
