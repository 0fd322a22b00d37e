import { type ReactNode, useEffect, useState } from 'react'
import { type ArticleName, articleFields, type detailNames } from '../../domain/articles/article-fields.ts'
import { fieldLabel } from '../../domain/news-links/form-values.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as formWords from '../../words/admin-forms.ts'
import * as words from '../../words/news-desk.ts'
import { picturePreview } from '../article/picture-preview.ts'
import type { FieldNotes, NewsFormApi } from '../article/use-article-fetch.ts'
import { TextField } from '../forms/record-fields.tsx'

// A partly typed address must not be requested.
const debounceMs = 600

type Hint = (language: Language) => ReactNode

const ownHints: Partial<Record<ArticleName, Hint>> = {
  publishedAt: publishedHint,
  language: words.languageHint,
}

/** A field of one line; its hint names the part of the article's page that it was filled from. */
export function NewsTextField({
  form,
  name,
  notes,
}: {
  form: NewsFormApi
  name: (typeof detailNames)[number] | 'title' | 'language'
  notes: FieldNotes
}) {
  const language = useLanguage()
  const field = articleFields[name]
  const hint = ownHints[name] ?? ('isRequired' in field ? null : words.optional)
  return (
    <>
      <TextField
        form={form}
        name={name}
        type={field.input}
        wraps={name === 'title'}
        label={fieldLabel(name, language)}
        hint={notes[name] ?? hint?.(language)}
      />
      {name === 'imageUrl' ? (
        <PicturePreview url={form.watch('imageUrl') ?? ''} articleUrl={form.watch('url') ?? ''} />
      ) : null}
    </>
  )
}

/** Without scripts the server reads the time in India's zone (`publishedAtOf`). */
function publishedHint(language: Language): ReactNode {
  return words.publishedHint(language, { noscript: text => <noscript key="zone">{text}</noscript> })
}

function PicturePreview({ url, articleUrl }: { url: string; articleUrl: string }) {
  const language = useLanguage()
  const address = useDebounced(url.trim())
  const article = useDebounced(articleUrl.trim())
  const [failed, setFailed] = useState('')
  if (!/^https?:\/\/\S+\.\S/.test(address)) return null
  return (
    <div className="-mt-3 mb-5">
      {failed === address ? (
        <p role="status" className="m-0 text-sm text-quiet">
          {formWords.noPicture(language)}
        </p>
      ) : (
        <img
          // A picture that failed before hydration reports no error any more.
          ref={image => {
            if (image?.complete && image.naturalWidth === 0) setFailed(address)
          }}
          src={picturePreview(address, article)}
          alt={formWords.pictureAlt(language)}
          width="320"
          height="180"
          onError={() => setFailed(address)}
          className="block h-auto w-40 bg-wash text-sm text-quiet"
        />
      )}
    </div>
  )
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** When a link is published and when it is taken down; a public link only has the latter. */
export function ScheduleFields({ form, isPublic }: { form: NewsFormApi; isPublic: boolean }) {
  const language = useLanguage()
  const field = (name: 'publishAt' | 'takeDownAt') =>
    ({ form, name, type: 'datetime-local', label: fieldLabel(name, language) }) as const
  return (
    <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {isPublic ? null : <TextField {...field('publishAt')} hint={words.publishHint(language)} />}
      <TextField {...field('takeDownAt')} hint={words.takeDownHint(language)} />
    </div>
  )
}
