import { categorySchema } from '../../domain/categories/category-schema.ts'
import type { EditedCategory } from '../../domain/categories/edited-category-queries.ts'
import { slugOf } from '../../domain/categories/slug-of.ts'
import { Field, inputClass } from '../parts/field.tsx'
import { RecordForm } from '../parts/record-form.tsx'
import { useRecordForm } from '../parts/use-record-form.ts'
import { categoryConflict, categoryFields } from './category-fields.ts'
import type { CategoryProblem } from './save-category.ts'

type CategoryFormProps = {
  /** The category to edit; none to add one. */
  category?: EditedCategory
  problem: CategoryProblem
  submitLabel: string
}

/** The one form of a category. When adding, the slug follows the name until it is typed. */
export function CategoryForm({ category, problem, submitLabel }: CategoryFormProps) {
  const { theirs, errors } = problem
  const version = (theirs ?? category)?.version
  const { form, onSubmit } = useRecordForm({
    schema: categorySchema,
    defaults: categoryFields(category),
    draftName: `categories/${category?.id ?? 'add'}`,
    errors,
    version,
  })
  const wrong = form.formState.errors
  const initial = form.formState.defaultValues
  const name = form.register('name', {
    onChange: event => {
      if (!category && !form.getFieldState('slug').isDirty)
        form.resetField('slug', { defaultValue: slugOf(event.target.value) })
    },
  })
  const conflict = theirs && {
    fields: categoryConflict(theirs, form.getValues()),
    onTakeTheirs: () => form.reset(categoryFields(theirs)),
  }
  return (
    <RecordForm
      onSubmit={onSubmit}
      version={version}
      conflict={conflict}
      backTo="/admin/categories"
      submitLabel={submitLabel}
      submittingLabel="Saving..."
    >
      <Field label="Name" error={wrong.name?.message}>
        {wiring => <input {...wiring} {...name} defaultValue={initial?.name} className={inputClass} />}
      </Field>
      <Field label="Slug" hint="The address of the section: /category/slug" error={wrong.slug?.message}>
        {wiring => (
          <input {...wiring} {...form.register('slug')} defaultValue={initial?.slug} className={inputClass} />
        )}
      </Field>
      <Field label="Description" hint="Optional" error={wrong.description?.message}>
        {wiring => (
          <textarea
            {...wiring}
            {...form.register('description')}
            defaultValue={initial?.description}
            rows={3}
            className={inputClass}
          />
        )}
      </Field>
      <Field label="Display order" error={wrong.orderNum?.message}>
        {wiring => (
          <input
            {...wiring}
            {...form.register('orderNum', { valueAsNumber: true })}
            defaultValue={initial?.orderNum}
            type="number"
            min={0}
            className={inputClass}
          />
        )}
      </Field>
    </RecordForm>
  )
}
