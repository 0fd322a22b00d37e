import { noteLengthMax } from '../../domain/tips/tip-schema.ts'
import type { TipAnswer } from './check-tip.ts'
import { ReaderForm } from './reader-form.tsx'
import { TipField } from './tip-field.tsx'

const standfirst =
  'Have you read an article that belongs here? Send us its address. Our editors look at every tip.'

export function TipForm({ answer }: { answer: TipAnswer | null }) {
  const { typed, errors = {} } = answer ?? {}
  return (
    <ReaderForm
      title="Send a tip"
      action="/tip"
      submitLabel="Send tip"
      standfirst={standfirst}
      answer={answer}
    >
      <TipField label="Address of the article" error={errors.url}>
        {wiring => (
          <input
            {...wiring}
            type="url"
            name="url"
            defaultValue={typed?.url}
            required
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </TipField>
      <TipField label="What is it about? (optional)" error={errors.note}>
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
