import { noteLengthMax } from '../../domain/tips/tip-schema.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/tip.ts'
import type { ObjectionResponse, TipResponse } from './check-reader-form.ts'
import { ReaderForm, TipField } from './reader-form.tsx'

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

/** The tip form about an outlet, with room to explain the mistake. */
export function ObjectionForm({
  outletId,
  outletDescription,
  response,
}: {
  outletId: string
  /** The outlet's rating and owner, as sentences. */
  outletDescription: string
  response: ObjectionResponse | null
}) {
  const language = useLanguage()
  const path = useSitePath()
  const { typed, errors = {} } = response ?? {}
  return (
    <ReaderForm
      title={words.objectTitle(language)}
      standfirst={outletDescription}
      action={`${path('/tip')}?outlet=${outletId}`}
      submitLabel={words.sendObjection(language)}
      response={response}
    >
      <TipField label={words.objectionLabel(language)} error={errors.note}>
        {wiring => (
          <textarea
            {...wiring}
            name="note"
            defaultValue={typed?.note}
            maxLength={noteLengthMax}
            rows={6}
            required
            dir="auto"
          />
        )}
      </TipField>
    </ReaderForm>
  )
}
