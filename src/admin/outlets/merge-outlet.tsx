import { Form } from 'react-router'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { Button } from '../widgets/button.tsx'
import type { ShownMerge } from './merge-words.ts'

type Other = { id: string; name: string; homeUrl: string }

/** Merges this outlet into another: shows the effect first, then a button that merges. */
export function MergeOutlet({ others, merge }: { others: Other[]; merge: ShownMerge | null }) {
  const language = useLanguage()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="merge" className="mt-10 max-w-3xl border-t border-rule pt-4">
      <h2 id="merge" className="mt-0 mb-2 font-serif text-lg font-bold">
        {words.mergeWith(language)}
      </h2>
      <Form method="get" preventScrollReset>
        <ChoiceField
          label={words.mergeInto(language)}
          hint={words.mergeHint(language)}
          name="merge"
          required
          defaultValue={merge?.intoId ?? ''}
          none={words.chooseOutlet(language)}
          choices={others.map(({ id, name, homeUrl }) => ({
            value: id,
            label: words.outletChoice(language, { name, host: hostOf(homeUrl) }),
          }))}
        />
        <Button type="submit">{words.showMerge(language)}</Button>
      </Form>
      {merge ? <MergeOffer merge={merge} /> : null}
    </section>
  )
}

function hostOf(homeUrl: string): string {
  return shownWebAddress(homeUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''))
}

function MergeOffer({ merge: { intoId, sentences, isRefused } }: { merge: ShownMerge }) {
  const language = useLanguage()
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
            {words.merge(language)}
          </Button>
        </Form>
      )}
    </div>
  )
}
