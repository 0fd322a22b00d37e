import { Form } from 'react-router'
import { Button } from '../parts/button.tsx'
import { Field, inputClass } from '../parts/field.tsx'
import type { ShownMerge } from './merge-words.ts'

type Other = { id: string; name: string; homeUrl: string }

/** Merges this outlet into another: first what that would do, then a button that does it. */
export function MergeOutlet({ others, merge }: { others: Other[]; merge: ShownMerge | null }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="merge" className="mt-10 max-w-3xl border-t border-rule pt-4">
      <h2 id="merge" className="mt-0 mb-2 font-serif text-lg font-bold">
        Merge with another outlet
      </h2>
      <Form method="get" preventScrollReset>
        <Field label="Merge this outlet into" hint="For an outlet that is in the list twice">
          {wiring => (
            <select
              {...wiring}
              name="merge"
              required
              defaultValue={merge?.intoId ?? ''}
              className={inputClass}
            >
              <option value="">Choose an outlet</option>
              {others.map(({ id, name, homeUrl }) => (
                <option key={id} value={id}>
                  {name} ({homeUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit">Show what it would do</Button>
      </Form>
      {merge ? <MergeOffer merge={merge} /> : null}
    </section>
  )
}

function MergeOffer({ merge: { intoId, sentences, isRefused } }: { merge: ShownMerge }) {
  return (
    <div role="status" className="mt-4 border-l-4 border-field bg-wash px-4 py-3">
      {sentences.map(sentence => (
        <p key={sentence} className="mt-0 mb-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      {isRefused ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="into" value={intoId} />
          <Button type="submit" tone="danger">
            Merge
          </Button>
        </Form>
      )}
    </div>
  )
}
