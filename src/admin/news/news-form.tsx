import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type ArticleName, articleFields, detailNames } from '../../domain/articles/article-fields.ts'
import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import { articleFormFields, type FieldName, fieldLabel } from '../../domain/news-links/form-values.ts'
import { newsLinkRecord } from '../../domain/news-links/news-link.record.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import type { Choice } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as formWords from '../../words/admin-forms.ts'
import * as words from '../../words/news-desk.ts'
import { ArticleAddressField } from '../article/article-address-field.tsx'
import { picturePreview } from '../article/picture-preview.ts'
import { type FieldNotes, type NewsFormApi, useArticleFetch } from '../article/use-article-fetch.ts'
import { SelectField, SwitchField, TextField } from '../forms/record-fields.tsx'
import type { FormProblem } from '../records/form-problem.ts'
import { PlainForm } from '../records/plain-form.tsx'

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

// Not in the description of the record, which other pages load too.

/** An editor may type or paste the address of an article without its scheme. */
const typedSchema = z.extend(newsLinkSchema, {
  url: z.pipe(
    z.string('url-required').check(z.overwrite(url => withScheme(url.trim()))),
    newsLinkSchema.shape.url,
  ),
})

/** The record of a news link as its form is typed. */
export const typedNewsLink = { ...newsLinkRecord, schema: () => typedSchema }

// `completeAddress` knows more spellings, but every page would load its search for addresses.
const hostFirst = /^[^\s/:?#]+\.[^\s/:?#]+(?:[/:?#]|$)/

export function withScheme(address: string): string {
  return hostFirst.test(address) ? `https://${address}` : address
}
