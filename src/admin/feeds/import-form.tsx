import type { ReactNode } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { publishingLabels } from '../../domain/feeds/feed-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
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
  const language = useLanguage()
  return (
    <planner.Form method="post" encType="multipart/form-data" className="max-w-3xl">
      <Field label={words.opmlFile(language)} hint={words.opmlHint(language)}>
        {wiring => (
          <input {...wiring} type="file" name="file" accept=".opml,.xml,text/xml" className={inputClass} />
        )}
      </Field>
      <Field label={words.pasteList(language)}>
        {wiring => <textarea {...wiring} name="list" rows={5} spellCheck={false} className={inputClass} />}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <Field label={adminWords.category(language)} hint={words.categoryHint(language)}>
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
        <Field label={words.brings(language)} hint={words.bringsHint(language)}>
          {wiring => (
            <select {...wiring} name="publishing" className={inputClass}>
              {Object.entries(publishingLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label(language)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className="mb-6 flex items-center gap-3 text-sm font-semibold max-sm:mb-3 max-sm:py-3">
        <input type="checkbox" name="newCategories" className="size-4 shrink-0" />
        {words.newCategories(language)}
      </label>
      <div aria-live="polite">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Link to={adminPath('/feeds')} className={buttonClass()}>
          {adminWords.cancel(language)}
        </Link>
        <Button
          type="submit"
          name="intent"
          value="plan"
          tone={isPlanned ? 'plain' : 'primary'}
          disabled={isBusy}
        >
          {words.showPlan(language)}
        </Button>
        {isPlanned ? (
          <Button type="submit" name="intent" value="import" tone="primary" disabled={isBusy}>
            {adminWords.importHead(language)}
          </Button>
        ) : null}
      </div>
    </planner.Form>
  )
}
