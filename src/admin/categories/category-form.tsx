import { adminPath } from '../../address/admin-path.ts'
import { categorySchema, newCategorySchema } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import * as words from '../../words/category-desk.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useFormEditions } from '../frame/use-form-editions.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { CodeAhead } from '../widgets/code-ahead.tsx'
import { categoryConflict, categoryFields } from './category-fields.ts'
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
    compare: (theirs, mine) => categoryConflict(theirs, mine, language),
  })
  useErrorToast(problem)
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
      <TextField form={form} name="name" label={words.name(language)} options={{ onChange: onNameChange }} />
      <TextField form={form} name="slug" label={words.slug(language)} hint={words.slugHint(language)} />
      <TextField
        form={form}
        name="description"
        label={words.description(language)}
        hint={words.optional(language)}
        rows={3}
      />
      <TextField
        form={form}
        name="orderNum"
        label={words.order(language)}
        type="number"
        min={0}
        options={{ valueAsNumber: true }}
      />
      {useFormEditions(Object.keys(category?.translations ?? {})).map(edition => (
        <fieldset key={edition}>
          <TextField
            form={form}
            name={`${edition}Name`}
            label={words.nameIn(language, { edition: primaryLanguageName(edition, language) })}
            hint={words.nameInHint(language)}
          />
          <TextField
            form={form}
            name={`${edition}Description`}
            label={words.descriptionIn(language, { edition: primaryLanguageName(edition, language) })}
            rows={3}
          />
        </fieldset>
      ))}
    </RecordForm>
  )
}
