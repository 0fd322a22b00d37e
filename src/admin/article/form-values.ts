import { type Article, type ArticleName, articleNames } from '../../domain/articles/article-fields.ts'
import { toLocalInput } from '../../domain/local-input.ts'
import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import type { NewsLinkFields } from '../../domain/news-links/news-link-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-fields.ts'
import type { ConflictField } from '../forms/conflict.tsx'

/** The initial values of the form. A new link starts with its known address and the current time as its date. */
export function formFields(
  newsLink?: EditedNewsLink,
  known?: { url: string; openedAt: Date },
): NewsLinkFields {
  const stored = newsLink ?? { url: known?.url, publishedAt: known?.openedAt }
  return { ...articleFormFields(stored), takeDownAt: toText(newsLink?.takeDownAt ?? null) }
}

type StoredFields = { [Name in ArticleName]?: Article[Name] | null | undefined }

/** The values of an article as the form shows them; fields without a value are empty. */
export function articleFormFields(stored: StoredFields): NewsLinkFields {
  const texts = articleNames.map((name): unknown[] => [name, toText(stored[name] ?? null)])
  const times = { publishAt: '', takeDownAt: '' }
  return { ...Object.fromEntries(texts), featured: stored.featured ?? false, ...times }
}

function toText(value: string | number | boolean | Date | null): string {
  return value instanceof Date ? toLocalInput(value) : String(value ?? '')
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
    theirs: toText(their[name] ?? null),
    mine: toText(my[name] ?? null),
  }))
}

const comparedFields = [...articleNames, 'takeDownAt'] as const
