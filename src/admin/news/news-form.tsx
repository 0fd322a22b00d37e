import { adminPath } from '../../address/admin-path.ts'
import { detailNames } from '../../domain/articles/article-fields.ts'
import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { ArticleAddressField } from '../article/article-address-field.tsx'
import { conflictFields, type FieldName, fieldLabel, formFields } from '../article/form-values.ts'
import { type NewsFormApi, useArticleFetch } from '../article/use-article-fetch.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { NewsTextField } from './news-text-field.tsx'
import type { SaveProblem } from './save-problem.ts'
import { ScheduleFields } from './schedule-fields.tsx'

type NewsFormProps = {
  /** The link to edit; none to add one. */
  newsLink?: EditedNewsLink
  /** For a new link: its address, '' if unknown, and when the form was opened. */
  url?: string
  openedAt?: Date
  problem: SaveProblem
  categories: { id: string; name: string }[]
  submitLabel: string
}

export function NewsForm({ newsLink, url = '', openedAt, problem, categories, submitLabel }: NewsFormProps) {
  const language = useLanguage()
  const { form, frame } = useRecordForm({
    schema: newsLinkSchema,
    defaults: formFields(newsLink, openedAt && { url, openedAt }),
    draftName: `news/${newsLink?.id ?? 'add'}`,
    version: newsLink?.version,
    problem,
    toFields: theirs => formFields(theirs),
    compare: (theirs, mine) => conflictFields({ theirs, mine, categories, language }),
  })
  useErrorToast(problem)
  return (
    <RecordForm
      {...frame}
      backTo={adminPath('/news')}
      submitLabel={submitLabel}
      submittingLabel={words.saving(language)}
    >
      <NewsFieldset form={form} categories={categories} isNew={!newsLink} isPublic={Boolean(newsLink)} />
    </RecordForm>
  )
}

/** The fields of a news link. The address comes first, because its page can fill the other fields. */
function NewsFieldset({
  form,
  categories,
  isNew = false,
  isPublic = false,
}: {
  form: NewsFormApi
  categories: { id: string; name: string }[]
  /** The initial values are guesses that the article's page may replace. */
  isNew?: boolean
  /** The link is already public. */
  isPublic?: boolean
}) {
  const language = useLanguage()
  const fetched = useArticleFetch(form, { isNew })
  const { notes } = fetched
  const label = (name: FieldName) => fieldLabel(name, language)
  return (
    <>
      <ArticleAddressField form={form} fetched={fetched} />
      {(['title', ...detailNames] as const).map(name => (
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
