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
      noteLabel={words.aboutLabel(language)}
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
  return (
    <ReaderForm
      title={words.objectTitle(language)}
      standfirst={outletDescription}
      action={`${path('/tip')}?outlet=${outletId}`}
      noteLabel={words.objectionLabel(language)}
      isNoteRequired
      submitLabel={words.sendObjection(language)}
      response={response}
    />
  )
}
