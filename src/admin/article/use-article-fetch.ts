import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adminPath } from '../../address/admin-path.ts'
import { type ArticleName, proposedNames } from '../../domain/articles/article-fields.ts'
import { toLocalInput } from '../../domain/fields/local-time.ts'
import type { NewsLinkFields, NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/news-fields.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import type { action } from './fetch.ts'
import type { ArticleProposal, ProposedField, ProposedName } from './propose-article.ts'

export type NewsFormApi = UseFormReturn<NewsLinkFields, unknown, NewsLinkInput>

export type FieldNotes = Partial<Record<ArticleName, string>>

/** Fills empty fields, and untouched fields of a new link. For a typed or edited field it only offers the fetched value. */
export function useArticleFetch(form: NewsFormApi, { isNew }: { isNew: boolean }) {
  const language = useLanguage()
  const fetcher = useFetcher<typeof action>()
  const [notes, setNotes] = useState<FieldNotes>({})
  const [offers, setOffers] = useState<ProposedField[]>([])
  const [proposal, setProposal] = useState<ArticleProposal | null>(null)
  const notesNow = useRef(notes)
  notesNow.current = notes
  const { submit, data } = fetcher

  const fetchArticle = useCallback(() => {
    const url = form.getValues('url').trim()
    // Fetching another site's page changes no data of this page.
    const options = {
      method: 'post',
      action: adminPath('/article/fetch'),
      defaultShouldRevalidate: false,
    } as const
    if (URL.canParse(url)) void submit({ url }, options)
    else form.setError('url', { message: words.invalidUrl(language) }, { shouldFocus: true })
  }, [form, submit, language])

  useEffect(() => {
    if (!data?.ok || data.proposal.url !== form.getValues('url').trim()) return
    const filled = fillForm(form, data.proposal, { notes: notesNow.current, isNew })
    setNotes(filled.notes)
    setOffers(filled.offers)
    setProposal(data.proposal)
  }, [data, form, isNew])

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type === 'change' && name) setNotes(all => withoutNote(all, name))
    })
    return unsubscribe
  }, [form])

  const take = (offer: ProposedField) => {
    form.setValue(offer.name, offer.value, { shouldDirty: true })
    setNotes(all => ({ ...all, [offer.name]: offer.note }))
    setOffers(all => all.filter(({ name }) => name !== offer.name))
  }
  return { response: data, proposal, isFetching: fetcher.state !== 'idle', notes, offers, take, fetchArticle }
}

function fillForm(
  form: NewsFormApi,
  { fields }: ArticleProposal,
  { notes, isNew }: { notes: FieldNotes; isNew: boolean },
) {
  const { defaultValues = {} } = form.formState
  const proposed = fields.map(field => ({ ...field, value: shownValue(field) }))
  const isFilled = (name: ProposedName) => notes[name] !== undefined
  // Clears values that were proposed for another address.
  for (const name of proposedNames) {
    if (isFilled(name) && !proposed.some(field => field.name === name))
      form.setValue(name, defaultValues[name] ?? '')
  }
  const isUntouched = (name: ProposedName) => isNew && form.getValues(name) === defaultValues[name]
  const open = proposed.filter(({ name }) => !form.getValues(name) || isFilled(name) || isUntouched(name))
  for (const { name, value } of open) {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors(name)
  }
  return {
    notes: Object.fromEntries(open.map(({ name, note }) => [name, note])),
    offers: proposed.filter(field => !open.includes(field) && form.getValues(field.name) !== field.value),
  }
}

function shownValue({ name, value }: ProposedField): string {
  return name === 'publishedAt' ? toLocalInput(new Date(value)) : value
}

function withoutNote(notes: FieldNotes, name: string): FieldNotes {
  return Object.fromEntries(Object.entries(notes).filter(([noted]) => noted !== name))
}
