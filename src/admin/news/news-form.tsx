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

/** The one form of a news link, for adding and for editing. */
export function NewsForm({ newsLink, url, problem, categories, submitLabel }: NewsFormProps) {
  const { theirs, errors } = problem
  const version = (theirs ?? newsLink)?.version
  const { form, onSubmit, onCancel } = useRecordForm({
    schema: newsLinkSchema,
    defaults: formFields(newsLink, url),
    draftName: `news/${newsLink?.id ?? 'add'}`,
    errors,
    version,
  })
  useErrorToast(problem)
  const conflict = theirs && {
    fields: conflictFields({ theirs, mine: form.getValues(), categories }),
    onTakeTheirs: () => form.reset(formFields(theirs)),
  }
  return (
    <RecordForm
      onSubmit={onSubmit}
      onCancel={onCancel}
      version={version}
      conflict={conflict}
      backTo="/admin/news"
      submitLabel={submitLabel}
      submittingLabel="Saving..."
    >
      <NewsFieldset form={form} categories={categories} />
    </RecordForm>
  )
}
