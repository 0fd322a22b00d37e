import type { ReactNode } from 'react'
import type { NewsLinkFields } from '../../domain/news-links/news-link-schema.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-desk.ts'
import { fieldLabel } from '../article/form-values.ts'
import type { FieldNotes, NewsFormApi } from '../article/use-article-fetch.ts'
import { PicturePreview } from '../forms/picture-preview.tsx'
import { TextField } from '../forms/text-field.tsx'

type Hint = (language: Language) => ReactNode

const fields = {
  title: { type: 'text' },
  source: { type: 'text' },
  sourceIconUrl: { type: 'url', hint: words.optional },
  publishedAt: { type: 'datetime-local', hint: publishedHint },
  imageUrl: { type: 'url', hint: words.optional },
  language: { type: 'text', hint: words.languageHint },
} as const satisfies Partial<Record<keyof NewsLinkFields, { type: string; hint?: Hint }>>

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
  const language = useLanguage()
  const { type, hint }: { type: (typeof fields)[typeof name]['type']; hint?: Hint } = fields[name]
  return (
    <>
      <TextField
        form={form}
        name={name}
        type={type}
        label={fieldLabel(name, language)}
        hint={notes[name] ?? hint?.(language)}
      />
      {name === 'imageUrl' ? <PicturePreview url={form.watch('imageUrl') ?? ''} /> : null}
    </>
  )
}

/** Where no script runs the server reads the time as India's (`publishedAtOf`). */
function publishedHint(language: Language): ReactNode {
  return words.publishedHint(language, { noscript: text => <noscript key="zone">{text}</noscript> })
}
