import { noteLengthMax } from '../../domain/tips/tip-schema.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/tip.ts'
import type { TipResponse } from './check-tip.ts'
import { ReaderForm } from './reader-form.tsx'
import { TipField } from './tip-field.tsx'

export function TipForm({ response }: { response: TipResponse | null }) {
  const language = useLanguage()
  const path = useSitePath()
  const { typed, errors = {} } = response ?? {}
  return (
    <ReaderForm
      title={nameWords.tip(language)}
      action={path('/tip')}
      submitLabel={words.send(language)}
      standfirst={words.standfirst(language)}
      response={response}
    >
      <TipField label={words.addressLabel(language)} error={errors.url}>
        {wiring => (
          <input
            {...wiring}
            name="url"
            inputMode="url"
            defaultValue={typed?.url}
            required
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </TipField>
      <TipField label={words.aboutLabel(language)} error={errors.note}>
        {wiring => (
          <textarea
            {...wiring}
            name="note"
            defaultValue={typed?.note}
            maxLength={noteLengthMax}
            rows={4}
            dir="auto"
          />
        )}
      </TipField>
    </ReaderForm>
  )
}
