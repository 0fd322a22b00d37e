import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { publishingLabels } from '../../domain/feeds/feed.ts'
import type { ImportOptions } from '../../domain/feeds/plan-import.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { Field, InputField, inputClass } from '../forms/field.tsx'
import { Button, buttonClass } from '../widgets/button.tsx'
import type { FetcherForm } from '../widgets/use-fetcher.ts'

export type TypedImport = ImportOptions & { list: string }

/** `children` show the planned import. */
export function ImportForm({
  planner,
  categories,
  isPlanned,
  typed,
  children,
}: {
  planner: FetcherForm
  categories: { slug: string; name: string }[]
  isPlanned: boolean
  typed: TypedImport | undefined
  children: ReactNode
}) {
  const isBusy = planner.state !== 'idle'
  const language = useLanguage()
  return (
    <planner.Form method="post" encType="multipart/form-data" className="max-w-3xl">
      <InputField
        label={words.opmlFile(language)}
        hint={words.opmlHint(language)}
        type="file"
        name="file"
        accept=".opml,.xml,text/xml"
      />
      <Field label={words.pasteList(language)}>
        {wiring => (
          <textarea
            {...wiring}
            name="list"
            defaultValue={typed?.list}
            rows={5}
            spellCheck={false}
            className={inputClass}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <ChoiceField
          label={adminWords.category(language)}
          hint={words.categoryHint(language)}
          name="category"
          defaultValue={typed?.category}
          choices={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <ChoiceField
          label={words.brings(language)}
          hint={words.bringsHint(language)}
          name="publishing"
          defaultValue={typed?.publishing}
          choices={Object.entries(publishingLabels).map(([value, label]) => ({
            value,
            label: label(language),
          }))}
        />
      </div>
      <label className="mb-6 flex items-center gap-3 text-sm font-semibold max-sm:mb-3 max-sm:py-3">
        <input
          type="checkbox"
          name="newCategories"
          defaultChecked={typed?.newCategories}
          className="size-4 shrink-0"
        />
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
          isOff={isBusy}
        >
          {words.showPlan(language)}
        </Button>
        {isPlanned ? (
          <Button type="submit" name="intent" value="import" tone="primary" isOff={isBusy}>
            {adminWords.importHead(language)}
          </Button>
        ) : null}
      </div>
    </planner.Form>
  )
}
