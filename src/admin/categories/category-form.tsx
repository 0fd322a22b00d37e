import { adminPath } from '../../address/admin-path.ts'
import { categorySchema, newCategorySchema } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/category-desk.ts'
import { compareFields, fieldsOf } from '../forms/field-texts.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { CodeAhead } from '../widgets/code-ahead.tsx'
import { categoryFields, categoryTexts } from './category-fields.ts'
import type { CategoryProblem } from './save-category.ts'
import { useProposedSlug } from './use-proposed-slug.ts'

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
      {category ? null : <CodeAhead route="admin/categories/propose-slug" />}
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
