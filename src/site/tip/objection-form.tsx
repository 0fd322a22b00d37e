import { nameLengthMax, noteLengthMax } from '../../domain/tips/tip-schema.ts'
import type { ObjectionAnswer } from './check-objection.ts'
import { Decoy } from './decoy.tsx'
import { TipField } from './tip-field.tsx'

/** The tip form about an outlet: what is said of it, and room to say what is wrong. */
export function ObjectionForm({
  outletId,
  said,
  answer,
}: {
  outletId: string
  /** What is said of the outlet, in sentences. */
  said: string
  answer: ObjectionAnswer | null
}) {
  const { typed, errors = {}, problem } = answer ?? {}
  return (
    <>
      <header className="title">
        <h1>Object to a rating</h1>
      </header>
      <p className="standfirst">{said}</p>
      {problem ? (
        <p className="problem" role="alert">
          {`${problem} What you typed is still here.`}
        </p>
      ) : null}
      <form action={`/tip?outlet=${outletId}`} method="post">
        <TipField label="Tell us what is wrong, and how you know" error={errors.note}>
          {wiring => (
            <textarea
              {...{ ...wiring, name: 'note', defaultValue: typed?.note, maxLength: noteLengthMax }}
              rows={6}
              required
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
        <button type="submit">Send objection</button>
      </form>
    </>
  )
}
