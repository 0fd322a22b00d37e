import type { FetcherWithComponents } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'

export function LookForm({ looker }: { looker: FetcherWithComponents<unknown> }) {
  const isLooking = looker.state !== 'idle'
  const language = useLanguage()
  return (
    <looker.Form method="post" className="mb-6 flex max-w-3xl items-start gap-3">
      <input type="hidden" name="intent" value="look" />
      <div className="min-w-0 flex-1">
        <Field label={adminWords.address(language)} hint={words.lookHint(language)}>
          {wiring => (
            <input
              {...wiring}
              name="url"
              inputMode="url"
              autoComplete="off"
              required
              placeholder="https://"
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <div className="pt-6">
        <Button type="submit" tone="primary" disabled={isLooking}>
          {(isLooking ? words.looking : words.look)(language)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isLooking ? words.lookingAt(language) : ''}
      </p>
    </looker.Form>
  )
}
