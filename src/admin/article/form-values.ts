import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import type { NewsLinkFields } from '../../domain/news-links/news-link-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-fields.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { toLocalInput } from '../forms/local-input.ts'

/** The initial values of the form. A new link starts with its known address and the current time as its date. */
export function formFields(
  newsLink?: EditedNewsLink,
  known?: { url: string; openedAt: Date },
): NewsLinkFields {
  const publishedAt = newsLink?.publishedAt ?? known?.openedAt
  return {
    title: newsLink?.title ?? '',
    url: newsLink?.url ?? known?.url ?? '',
    source: newsLink?.source ?? '',
    sourceIconUrl: newsLink?.sourceIconUrl ?? '',
    description: newsLink?.description ?? '',
    imageUrl: newsLink?.imageUrl ?? '',
    publishedAt: publishedAt ? toLocalInput(publishedAt) : '',
    category: newsLink?.category ?? '',
    featured: newsLink?.featured ?? false,
    language: newsLink?.language ?? '',
    publishAt: '',
    takeDownAt: newsLink?.takeDownAt ? toLocalInput(newsLink.takeDownAt) : '',
  }
}

export type FieldName = keyof NewsLinkFields

export function fieldLabel(name: FieldName, language: Language): string {
  return words.label(language, { name })
}

export function conflictFields({
  theirs,
  mine,
  categories,
  language,
}: {
  theirs: EditedNewsLink
  mine: NewsLinkFields
  categories: { id: string; name: string }[]
  language: Language
}): ConflictField[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const inWords = (fields: NewsLinkFields) => ({
    ...fields,
    category: names.get(fields.category) ?? fields.category,
    featured: fields.featured ? words.yes(language) : words.no(language),
  })
  const [their, my] = [inWords(formFields(theirs)), inWords(mine)]
  return comparedFields.map(name => ({
    label: fieldLabel(name, language),
    theirs: their[name] ?? '',
    mine: my[name] ?? '',
  }))
}

const comparedFields = [
  ...(['title', 'url', 'source', 'sourceIconUrl', 'imageUrl', 'publishedAt'] as const),
  ...(['category', 'description', 'language', 'featured', 'takeDownAt'] as const),
]
