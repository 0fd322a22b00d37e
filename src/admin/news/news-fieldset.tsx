import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NewsLinkFields, NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import { ArticleFetchBox } from '../article/article-fetch-box.tsx'
import { fieldLabels } from '../article/form-values.ts'
import { useArticleFetch } from '../article/use-article-fetch.ts'
import { PicturePreview } from '../forms/picture-preview.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Button } from '../widgets/button.tsx'
import { CodeAhead } from '../widgets/code-ahead.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

const texts = [
  { name: 'title', type: 'text' },
  { name: 'source', type: 'text' },
  { name: 'sourceIconUrl', type: 'url', hint: 'Optional' },
  { name: 'publishedAt', type: 'datetime-local', hint: <WhenPublished /> },
  { name: 'imageUrl', type: 'url', hint: 'Optional' },
] as const satisfies { name: keyof NewsLinkFields; type: string; hint?: ReactNode }[]

/** The fields of a news link. The address comes first: what its page says fills the rest. */
export function NewsFieldset({
  form,
  categories,
  isNew = false,
  isPublic = false,
}: {
  form: UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>
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
      <CodeAhead route="admin/article/fetch" />
      <div
        className="flex items-start gap-3"
        onPaste={event => fetchAfterPaste(event.target, fetched.fetchArticle)}
      >
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
      {texts.map(({ hint, ...text }: (typeof texts)[number] & { hint?: ReactNode }) => (
        <TextField
          key={text.name}
          form={form}
          label={fieldLabels[text.name]}
          hint={notes[text.name] ?? hint}
          {...text}
        />
      ))}
      <PicturePreview url={form.watch('imageUrl') ?? ''} />
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
      <TextField
        form={form}
        name="language"
        type="text"
        label={fieldLabels.language}
        hint={notes.language ?? 'Optional; a code such as hi, ta or en-IN'}
      />
      <SwitchField form={form} name="featured" label={fieldLabels.featured} />
      <ScheduleFields form={form} isPublic={isPublic} />
    </>
  )
}

/** Where no script runs the server reads the time as India's (`publishedAtOf`). */
function WhenPublished() {
  return (
    <>
      Now, when left empty<noscript>; in India’s time (UTC+5:30)</noscript>
    </>
  )
}

// The text is in the field only once the paste is done.
function fetchAfterPaste(target: EventTarget, fetchArticle: () => void): void {
  if (target instanceof HTMLInputElement) setTimeout(fetchArticle)
}
