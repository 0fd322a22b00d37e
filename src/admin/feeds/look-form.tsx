import type { FetcherWithComponents } from 'react-router'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'

export function LookForm({ looker }: { looker: FetcherWithComponents<unknown> }) {
  const isLooking = looker.state !== 'idle'
  return (
    <looker.Form method="post" className="mb-6 flex max-w-3xl items-start gap-3">
      <input type="hidden" name="intent" value="look" />
      <div className="min-w-0 flex-1">
        <Field label="Address" hint="Of a feed, or of an outlet's home page: its feeds are looked for there.">
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
          {isLooking ? 'Looking...' : 'Look'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isLooking ? 'Looking at the address' : ''}
      </p>
    </looker.Form>
  )
}
