import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/proposals.ts'
import * as addWords from '../../words/queue-add.ts'
import { forgetDraft } from '../forms/draft-keys.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { useTypedFields } from '../forms/typed-fields.ts'
import { useTypedDraft } from '../forms/use-typed-draft.ts'
import { Button } from '../widgets/button.tsx'

// Under which the fields are kept until the server has answered them.
const draft = 'proposal'

/** `isTaken`: the server took the addresses, so the draft is no longer needed. */
export function ProposeFields({ isReading, isTaken }: { isReading: boolean; isTaken: boolean }) {
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const typed = useTypedFields({ addresses: '', headline: '' }, undefined).fields
  useTypedDraft(frame, draft)
  useEffect(() => {
    if (isTaken) forgetDraft(draft)
  }, [isTaken])
  return (
    <div ref={frame}>
      <Field label={addWords.addresses(language)} hint={addWords.hint(language)}>
        {wiring => (
          <textarea
            {...wiring}
            name="addresses"
            rows={3}
            required
            defaultValue={typed.addresses}
            placeholder="https://…"
            className={inputClass}
          />
        )}
      </Field>
      <Field label={words.headline(language)} hint={words.headlineHint(language)}>
        {wiring => (
          <input
            {...wiring}
            name="headline"
            maxLength={300}
            defaultValue={typed.headline}
            className={inputClass}
          />
        )}
      </Field>
      <Button type="submit" tone="primary" disabled={isReading}>
        {isReading ? addWords.reading(language) : words.propose(language)}
      </Button>
    </div>
  )
}
