import type { ReactNode } from 'react'
import type { NewsLinkFields } from '../../domain/news-links/news-link-schema.ts'
import { fieldLabels } from '../article/form-values.ts'
import type { FieldNotes, NewsFormApi } from '../article/use-article-fetch.ts'
import { PicturePreview } from '../forms/picture-preview.tsx'
import { TextField } from '../forms/text-field.tsx'

const fields = {
  title: { type: 'text' },
  source: { type: 'text' },
  sourceIconUrl: { type: 'url', hint: 'Optional' },
  publishedAt: { type: 'datetime-local', hint: <WhenPublished /> },
  imageUrl: { type: 'url', hint: 'Optional' },
  language: { type: 'text', hint: 'Optional; a code such as hi, ta or en-IN' },
} as const satisfies Partial<Record<keyof NewsLinkFields, { type: string; hint?: ReactNode }>>

/** A field of one line; its hint names the part of the article's page that it was filled from. */
export function NewsTextField({
  form,
  name,
  notes,
}: {
  form: NewsFormApi
  name: keyof typeof fields
  notes: FieldNotes
}) {
  const { type, hint }: { type: (typeof fields)[typeof name]['type']; hint?: ReactNode } = fields[name]
  return (
    <>
      <TextField form={form} name={name} type={type} label={fieldLabels[name]} hint={notes[name] ?? hint} />
      {name === 'imageUrl' ? <PicturePreview url={form.watch('imageUrl') ?? ''} /> : null}
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
