import type { UseFormReturn } from 'react-hook-form'
import type { NewsLinkFields, NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import { SelectField } from '../parts/select-field.tsx'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { fieldLabels } from './form-values.ts'

const texts = [
  { name: 'title', type: 'text' },
  { name: 'url', type: 'url' },
  { name: 'source', type: 'text' },
  { name: 'sourceIconUrl', type: 'url', hint: 'Optional' },
  { name: 'imageUrl', type: 'url', hint: 'Optional' },
  { name: 'publishedAt', type: 'datetime-local', hint: 'Now, when left empty' },
] as const satisfies { name: keyof NewsLinkFields; type: string; hint?: string }[]

export function NewsFieldset({
  form,
  categories,
}: {
  form: UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>
  categories: { id: string; name: string }[]
}) {
  return (
    <>
      {texts.map(text => (
        <TextField key={text.name} form={form} label={fieldLabels[text.name]} {...text} />
      ))}
      <SelectField
        form={form}
        name="category"
        label={fieldLabels.category}
        none="Choose a category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField form={form} name="description" label={fieldLabels.description} hint="Optional" rows={4} />
      <SwitchField form={form} name="featured" label={fieldLabels.featured} />
    </>
  )
}
