import { ArticleAddressField } from '../article/article-address-field.tsx'
import { fieldLabels } from '../article/form-values.ts'
import { type NewsFormApi, useArticleFetch } from '../article/use-article-fetch.ts'
import { SelectField } from '../forms/select-field.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { NewsTextField } from './news-text-field.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

/** The fields of a news link. The address comes first: what its page says fills the rest. */
export function NewsFieldset({
  form,
  categories,
  isNew = false,
  isPublic = false,
}: {
  form: NewsFormApi
  categories: { id: string; name: string }[]
  /** The initial values are guesses that the article's page may replace. */
  isNew?: boolean
  /** Readers see it already. */
  isPublic?: boolean
}) {
  const fetched = useArticleFetch(form, { isNew })
  const { notes } = fetched
  return (
    <>
      <ArticleAddressField form={form} fetched={fetched} />
      {(['title', 'source', 'sourceIconUrl', 'publishedAt', 'imageUrl'] as const).map(name => (
        <NewsTextField key={name} form={form} name={name} notes={notes} />
      ))}
      <SelectField
        form={form}
        name="category"
        label={fieldLabels.category}
        hint={notes.category}
        none="Choose a category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        form={form}
        name="description"
        label={fieldLabels.description}
        hint={notes.description ?? 'Optional'}
        rows={4}
      />
      <NewsTextField form={form} name="language" notes={notes} />
      <SwitchField form={form} name="featured" label={fieldLabels.featured} />
      <ScheduleFields form={form} isPublic={isPublic} />
    </>
  )
}
