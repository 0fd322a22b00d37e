import type { UseFormReturn } from 'react-hook-form'
import type { NewsLinkFields, NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import { Field, inputClass } from '../parts/field.tsx'
import { fieldLabels } from './form-values.ts'

type TextField = 'title' | 'url' | 'source' | 'sourceIconUrl' | 'imageUrl' | 'publishedAt'

const texts: { name: TextField; type: string; hint?: string }[] = [
  { name: 'title', type: 'text' },
  { name: 'url', type: 'url' },
  { name: 'source', type: 'text' },
  { name: 'sourceIconUrl', type: 'url', hint: 'Optional' },
  { name: 'imageUrl', type: 'url', hint: 'Optional' },
  { name: 'publishedAt', type: 'datetime-local', hint: 'Now, when left empty' },
]

export function NewsFieldset({
  form,
  categories,
}: {
  form: UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>
  categories: { id: string; name: string }[]
}) {
  const { errors } = form.formState
  return (
    <>
      {texts.map(({ name, type, hint }) => (
        <Field key={name} label={fieldLabels[name]} hint={hint} error={errors[name]?.message}>
          {wiring => (
            <input
              {...wiring}
              {...form.register(name)}
              defaultValue={form.formState.defaultValues?.[name]}
              suppressHydrationWarning={type === 'datetime-local'}
              type={type}
              className={inputClass}
            />
          )}
        </Field>
      ))}
      <Field label={fieldLabels.category} error={errors.category?.message}>
        {wiring => (
          <select
            {...wiring}
            {...form.register('category')}
            defaultValue={form.formState.defaultValues?.category}
            className={inputClass}
          >
            <option value="">Choose a category</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={fieldLabels.description} hint="Optional" error={errors.description?.message}>
        {wiring => (
          <textarea
            {...wiring}
            {...form.register('description')}
            defaultValue={form.formState.defaultValues?.description}
            rows={4}
            className={inputClass}
          />
        )}
      </Field>
      <label className="mb-6 flex items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          {...form.register('featured')}
          defaultChecked={form.formState.defaultValues?.featured}
          className="size-4"
        />
        {fieldLabels.featured}
      </label>
    </>
  )
}
