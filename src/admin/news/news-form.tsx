import { detailNames } from '../../domain/articles/article-fields.ts'
import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { articleFormFields, type FieldName, fieldLabel } from '../../domain/news-links/form-values.ts'
import type { Choice } from '../../domain/records/plain-record.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { ArticleAddressField } from '../article/article-address-field.tsx'
import { type NewsFormApi, useArticleFetch } from '../article/use-article-fetch.ts'
import { SelectField, SwitchField, TextField } from '../forms/record-fields.tsx'
import type { FormProblem } from '../records/form-problem.ts'
import { PlainForm } from '../records/plain-form.tsx'
import { NewsTextField, ScheduleFields } from './news-fields.tsx'
import { typedNewsLink, withScheme } from './typed-news-link.ts'

type NewsFormProps = {
  /** The link to edit; none to add one. */
  newsLink?: EditedNewsLink
  /** For a new link: its address, '' if unknown, and when the form was opened. */
  url?: string
  openedAt?: Date
  problem: FormProblem<EditedNewsLink>
  categories: { id: string; name: string }[]
}

export function NewsForm({ newsLink, url = '', openedAt, problem, categories }: NewsFormProps) {
  const choices = categories.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <PlainForm
      record={typedNewsLink}
      row={newsLink}
      defaults={
        newsLink ? typedNewsLink.toFields(newsLink) : articleFormFields({ url, publishedAt: openedAt })
      }
      choices={{ category: choices }}
      problem={problem}
    >
      {(_, form) => (
        <NewsFieldset form={form} choices={choices} isNew={!newsLink} isPublic={Boolean(newsLink)} />
      )}
    </PlainForm>
  )
}

/** The fields of a news link. The address comes first, because its page can fill the other fields. */
function NewsFieldset({
  form,
  choices,
  isNew,
  isPublic,
}: {
  form: NewsFormApi
  /** The categories. */
  choices: Choice[]
  /** The initial values are guesses that the article's page may replace. */
  isNew: boolean
  /** The link is already public. */
  isPublic: boolean
}) {
  const language = useLanguage()
  const fetched = useArticleFetch(form, { isNew })
  const { notes } = fetched
  const fetchArticle = () => {
    form.setValue('url', withScheme(form.getValues('url').trim()))
    fetched.fetchArticle()
  }
  const label = (name: FieldName) => fieldLabel(name, language)
  return (
    <>
      <ArticleAddressField form={form} fetched={{ ...fetched, fetchArticle }} />
      {(['title', ...detailNames] as const).map(name => (
        <NewsTextField key={name} form={form} name={name} notes={notes} />
      ))}
      <SelectField
        form={form}
        name="category"
        label={label('category')}
        hint={notes.category}
        none={words.chooseCategory(language)}
        choices={choices}
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
