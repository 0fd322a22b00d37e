import { adminPath } from '../../address/admin-path.ts'
import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { conflictFields, formFields } from '../article/form-values.ts'
import { RecordForm } from '../forms/record-form.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { NewsFieldset } from './news-fieldset.tsx'
import type { SaveProblem } from './save-problem.ts'

type NewsFormProps = {
  /** The link to edit; none to add one. */
  newsLink?: EditedNewsLink
  /** Of a link to add: its address, '' where nobody knows it yet, and when the form was opened. */
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
