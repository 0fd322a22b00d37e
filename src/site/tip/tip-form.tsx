import { nameLengthMax, noteLengthMax } from '../../domain/tips/tip-schema.ts'
import type { TipAnswer } from './check-tip.ts'
import { Decoy } from './decoy.tsx'
import { TipField } from './tip-field.tsx'

export function TipForm({ answer }: { answer: TipAnswer | null }) {
  const { typed, errors = {}, problem } = answer ?? {}
  return (
    <>
      <header className="title">
        <h1>Send a tip</h1>
      </header>
      <p className="standfirst">
        Have you read an article that belongs here? Send us its address. Our editors look at every tip.
      </p>
      {problem ? (
        <p className="problem" role="alert">
          {`${problem} What you typed is still here.`}
        </p>
      ) : null}
      <form action="/tip" method="post">
        <TipField label="Address of the article" error={errors.url}>
          {wiring => (
            <input
              {...{ ...wiring, type: 'url', name: 'url', defaultValue: typed?.url, required: true }}
              placeholder="https://"
              autoComplete="off"
            />
          )}
        </TipField>
        <TipField label="What is it about? (optional)" error={errors.note}>
          {wiring => (
            <textarea
              {...{ ...wiring, name: 'note', defaultValue: typed?.note, maxLength: noteLengthMax }}
              rows={4}
              dir="auto"
            />
          )}
        </TipField>
        <TipField label="Your name (optional)" error={errors.name}>
          {wiring => (
            <input
              {...{ ...wiring, name: 'name', defaultValue: typed?.name, maxLength: nameLengthMax }}
              autoComplete="name"
              dir="auto"
            />
          )}
        </TipField>
        <Decoy />
        <p className="small">Only our editors see what you write here.</p>
        <button type="submit">Send tip</button>
      </form>
    </>
  )
}
