import type { UseFormReturn } from 'react-hook-form'
import type { NewsLinkFields, NewsLinkInput } from '../../../domain/news-links/news-link-schema.ts'
import { ArticleFetchBox } from '../../article/article-fetch-box.tsx'
import { fieldLabels } from '../../article/form-values.ts'
import { useArticleFetch } from '../../article/use-article-fetch.ts'
import { PicturePreview } from '../../forms/picture-preview.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import { SwitchField } from '../../forms/switch-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { Button } from '../../widgets/button.tsx'
import { CodeAhead } from '../../widgets/code-ahead.tsx'

type Form = UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>

/** The fields of an entry: those that editors change come first, so that *Accept* is few Tabs away from the title. */
export function EditFieldset({
  form,
  categories,
}: {
  form: Form
  categories: { id: string; name: string }[]
}) {
  const { errors } = form.formState
  const isWrong = rare.some(name => errors[name])
  return (
    <>
      <TextField form={form} name="title" type="text" label={fieldLabels.title} />
      <SelectField
        form={form}
        name="category"
        label={fieldLabels.category}
        none="Choose a category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField form={form} name="description" label={fieldLabels.description} hint="Optional" rows={4} />
      <SwitchField form={form} name="featured" label={fieldLabels.featured} />
      <details className="mb-4" open={isWrong || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent">
          Address, source, picture, date and language
        </summary>
        <RareFields form={form} />
      </details>
    </>
  )
}

const rare = ['url', 'source', 'sourceIconUrl', 'imageUrl', 'publishedAt', 'language'] as const

function RareFields({ form }: { form: Form }) {
  const fetched = useArticleFetch(form, { isNew: false })
  const { notes } = fetched
  return (
    <>
      <CodeAhead route="admin/article/fetch" />
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <TextField form={form} name="url" type="url" label={fieldLabels.url} />
        </div>
        <div className="pt-6 noscript:hidden *:min-h-10.5">
          <Button onClick={fetched.fetchArticle} disabled={fetched.isFetching}>
            Fetch
          </Button>
        </div>
      </div>
      <ArticleFetchBox form={form} fetched={fetched} />
      <TextField form={form} name="source" type="text" label={fieldLabels.source} hint={notes.source} />
      <TextField
        form={form}
        name="sourceIconUrl"
        type="url"
        label={fieldLabels.sourceIconUrl}
        hint={notes.sourceIconUrl ?? 'Optional'}
      />
      <TextField
        form={form}
        name="publishedAt"
        type="datetime-local"
        label={fieldLabels.publishedAt}
        hint={notes.publishedAt ?? 'Now, when left empty'}
      />
      <TextField
        form={form}
        name="imageUrl"
        type="url"
        label={fieldLabels.imageUrl}
        hint={notes.imageUrl ?? 'Optional'}
      />
      <PicturePreview url={form.watch('imageUrl') ?? ''} />
      <TextField
        form={form}
        name="language"
        type="text"
        label={fieldLabels.language}
        hint={notes.language ?? 'Optional; a code such as hi, ta or en-IN'}
      />
    </>
  )
}
