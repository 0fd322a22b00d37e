import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { RecordForm } from '../parts/record-form.tsx'
import { useErrorToast } from '../parts/use-error-toast.ts'
import { useRecordForm } from '../parts/use-record-form.ts'
import { conflictFields, formFields } from './form-values.ts'
import { NewsFieldset } from './news-fieldset.tsx'
import type { SaveProblem } from './save-news-link.ts'

type NewsFormProps = {
  /** The link to edit; none to add one. */
  newsLink?: EditedNewsLink
  /** The address of a link to add, where it is known. */
  url?: string
  problem: SaveProblem
  categories: { id: string; name: string }[]
  submitLabel: string
}

export function NewsForm({ newsLink, url, problem, categories, submitLabel }: NewsFormProps) {
  const { form, frame } = useRecordForm({
    schema: newsLinkSchema,
    defaults: formFields(newsLink, url),
    draftName: `news/${newsLink?.id ?? 'add'}`,
    version: newsLink?.version,
    problem,
    toFields: formFields,
    compare: (theirs, mine) => conflictFields({ theirs, mine, categories }),
  })
  useErrorToast(problem)
  return (
    <RecordForm {...frame} backTo="/admin/news" submitLabel={submitLabel} submittingLabel="Saving...">
      <NewsFieldset form={form} categories={categories} />
    </RecordForm>
  )
}
