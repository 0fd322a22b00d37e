import type { ReactNode } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { publishingLabels } from '../../domain/feeds/feed-schema.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { Button, buttonClass } from '../widgets/button.tsx'

/** `children` say what the list would do. */
export function ImportForm({
  planner,
  categories,
  isPlanned,
  children,
}: {
  planner: FetcherWithComponents<unknown>
  categories: { slug: string; name: string }[]
  isPlanned: boolean
  children: ReactNode
}) {
  const isBusy = planner.state !== 'idle'
  return (
    <planner.Form method="post" encType="multipart/form-data" className="max-w-3xl">
      <Field label="OPML file" hint="As feed readers export it; at most 5 MB">
        {wiring => (
          <input {...wiring} type="file" name="file" accept=".opml,.xml,text/xml" className={inputClass} />
        )}
      </Field>
      <Field label="Or paste the list">
        {wiring => <textarea {...wiring} name="list" rows={5} spellCheck={false} className={inputClass} />}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <Field label="Category" hint="For feeds whose folder is no category">
          {wiring => (
            <select {...wiring} name="category" className={inputClass}>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="What they bring" hint="Where the list does not say it">
          {wiring => (
            <select {...wiring} name="publishing" className={inputClass}>
              {Object.entries(publishingLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className="mb-6 flex items-center gap-3 text-sm font-semibold max-sm:mb-3 max-sm:py-3">
        <input type="checkbox" name="newCategories" className="size-4 shrink-0" />
        Make a category of each folder that is none yet
      </label>
      <div aria-live="polite">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Link to={adminPath('/feeds')} className={buttonClass()}>
          Cancel
        </Link>
        <Button
          type="submit"
          name="intent"
          value="plan"
          tone={isPlanned ? 'plain' : 'primary'}
          disabled={isBusy}
        >
          Show what it would do
        </Button>
        {isPlanned ? (
          <Button type="submit" name="intent" value="import" tone="primary" disabled={isBusy}>
            Import
          </Button>
        ) : null}
      </div>
    </planner.Form>
  )
}
