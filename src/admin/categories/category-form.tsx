import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import {
  type CategoryFields,
  type CategoryInput,
  categorySchema,
  newCategorySchema,
} from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { slugOf } from '../../domain/categories/slug-of.ts'
import type { Edition } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { compareFields, fieldsOf, inEdition } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { ProposedSlug } from './propose-slug.ts'
import { proposedLettersMax } from './proposed-letters.ts'
import type { CategoryProblem } from './save-category.ts'

type CategoryFormProps = {
  /** The category to edit; none to add one. */
  category?: EditedCategory
  problem: CategoryProblem
  submitLabel: string
}

export function CategoryForm({ category, problem, submitLabel }: CategoryFormProps) {
  const language = useLanguage()
  const { form, frame } = useRecordForm({
    schema: category ? categorySchema : newCategorySchema,
    defaults: categoryFields(category),
    draftName: `categories/${category?.id ?? 'add'}`,
    version: category?.version,
    problem,
    toFields: categoryFields,
    compare: (theirs, mine) =>
      compareFields(categoryTexts, { theirs: categoryFields(theirs), mine, language }),
  })
  useErrorToast(problem)
  const field = fieldsOf(form, categoryTexts, language)
  const followName = useProposedSlug(form)
  const onNameChange = (event: { target: { value: string } }) => {
    if (!category) followName(event.target.value)
  }
  return (
    <RecordForm
      {...frame}
      backTo={adminPath('/categories')}
      submitLabel={submitLabel}
      submittingLabel={words.saving(language)}
    >
      {category ? null : <PreloadRoute route="admin/categories/propose-slug" />}
      <TextField {...field('name')} options={{ onChange: onNameChange }} />
      <TextField {...field('slug')} />
      <TextField {...field('description')} rows={3} />
      <TextField {...field('orderNum')} type="number" min={0} options={{ valueAsNumber: true }} />
      {useFormEditions(Object.keys(category?.translations ?? {})).map(edition => (
        <fieldset key={edition}>
          <TextField {...field(`${edition}Name`)} />
          <TextField {...field(`${edition}Description`)} rows={3} />
        </fieldset>
      ))}
    </RecordForm>
  )
}

function categoryFields(category?: EditedCategory): CategoryFields {
  const { name = '', slug = '', description = '', orderNum = 0 } = category ?? {}
  const { hi, ta } = category?.translations ?? {}
  return {
    name,
    slug,
    description,
    orderNum,
    hiName: hi?.name ?? '',
    hiDescription: hi?.description ?? '',
    taName: ta?.name ?? '',
    taDescription: ta?.description ?? '',
  }
}

const categoryTexts = {
  name: { label: words.name },
  slug: { label: words.slug, hint: words.slugHint },
  description: { label: words.description, hint: words.optional },
  orderNum: { label: words.order },
  hiName: nameIn('hi'),
  hiDescription: { label: inEdition('hi', words.descriptionIn) },
  taName: nameIn('ta'),
  taDescription: { label: inEdition('ta', words.descriptionIn) },
}

function nameIn(edition: Edition) {
  return { label: inEdition(edition, words.nameIn), hint: words.nameInHint }
}

/**
 * The slug follows the name until it is typed: immediately for Latin letters; for other scripts by the server, which has the
 * transliteration tables. Returns the function to call with each change of the name.
 */
function useProposedSlug(
  form: UseFormReturn<CategoryFields, unknown, CategoryInput>,
): (name: string) => void {
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
