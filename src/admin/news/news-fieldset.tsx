import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { ArticleAddressField } from '../article/article-address-field.tsx'
import { type FieldName, fieldLabel } from '../article/form-values.ts'
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
  const language = useLanguage()
  const fetched = useArticleFetch(form, { isNew })
  const { notes } = fetched
  const label = (name: FieldName) => fieldLabel(name, language)
  return (
    <>
      <ArticleAddressField form={form} fetched={fetched} />
      {(['title', 'source', 'sourceIconUrl', 'publishedAt', 'imageUrl'] as const).map(name => (
        <NewsTextField key={name} form={form} name={name} notes={notes} />
      ))}
      <SelectField
        form={form}
        name="category"
        label={label('category')}
        hint={notes.category}
        none={words.chooseCategory(language)}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        form={form}
        name="description"
        label={label('description')}
        hint={notes.description ?? words.optional(language)}
        rows={4}
      />
      <NewsTextField form={form} name="language" notes={notes} />
      <SwitchField form={form} name="featured" label={label('featured')} />
      <ScheduleFields form={form} isPublic={isPublic} />
    </>
  )
}
