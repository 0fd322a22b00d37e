import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import { categoryRecord } from '../../domain/categories/category.record.ts'
import {
  type CategoryFields,
  type CategoryInput,
  categorySchema,
  newCategorySchema,
} from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { slugOf } from '../../domain/categories/slug-of.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import type { FormProblem } from '../records/form-problem.ts'
import { type DrawField, PlainForm } from '../records/plain-form.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { ProposedSlug } from './propose-slug.ts'
import { proposedLettersMax } from './proposed-letters.ts'

export function CategoryForm({
  category,
  problem,
}: {
  /** The category to edit; none to add one. */
  category?: EditedCategory
  problem: FormProblem<EditedCategory>
}) {
  return (
    <PlainForm
      record={categoryRecord}
      row={category}
      schema={category ? categorySchema : newCategorySchema}
      problem={problem}
    >
      {(field, form) => (
        <>
          {category ? field('name') : <NameWithSlug field={field} form={form} />}
          {field('slug')}
          {field('description')}
          {field('orderNum')}
          <TranslatedFields field={field} translated={Object.keys(category?.translations ?? {})} />
        </>
      )}
    </PlainForm>
  )
}

type Field = DrawField<CategoryFields>
type CategoryFormState = UseFormReturn<CategoryFields, unknown, CategoryInput>

/** The name of a new category, whose slug follows it. */
function NameWithSlug({ field, form }: { field: Field; form: CategoryFormState }) {
  const followName = useProposedSlug(form)
  const onChange = (event: { target: { value: string } }) => followName(event.target.value)
  return (
    <>
      <PreloadRoute route="admin/categories/propose-slug" />
      {field('name', { options: { onChange } })}
    </>
  )
}

function TranslatedFields({ field, translated }: { field: Field; translated: string[] }) {
  return useFormEditions(translated).map(edition => (
    <fieldset key={edition}>
      {field(`${edition}Name`)}
      {field(`${edition}Description`)}
    </fieldset>
  ))
}

/**
 * The slug follows the name until it is typed: immediately for Latin letters; for other scripts by the server, which has the
 * transliteration tables. Returns the function to call with each change of the name.
 */
function useProposedSlug(form: CategoryFormState): (name: string) => void {
  const { data, load } = useFetcher<ProposedSlug>()
  useEffect(() => {
    if (data && data.name === startOf(form.getValues('name')) && !form.getFieldState('slug').isDirty)
      form.resetField('slug', { defaultValue: data.slug })
  }, [data, form])
  return name => {
    if (form.getFieldState('slug').isDirty) return
    if (/^[\0-\u024f]*$/.test(name)) form.resetField('slug', { defaultValue: slugOf(name) })
    else void load(`${adminPath('/categories/slug')}?name=${encodeURIComponent(startOf(name))}`)
  }
}

function startOf(name: string): string {
  return name.slice(0, proposedLettersMax).toWellFormed()
}
