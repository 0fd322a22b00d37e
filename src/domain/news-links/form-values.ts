import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-fields.ts'
import { type Article, type ArticleName, articleNames } from '../articles/article-fields.ts'
import { toLocalInput } from '../fields/local-time.ts'
import type { NewsLinkFields } from './news-link-schema.ts'

type StoredFields = { [Name in ArticleName]?: Article[Name] | null | undefined }

/** The values of an article as the form shows them; fields without a value are empty. */
export function articleFormFields(stored: StoredFields): NewsLinkFields {
  const texts = articleNames.map((name): unknown[] => [name, toText(stored[name] ?? null)])
  const times = { publishAt: '', takeDownAt: '' }
  return { ...Object.fromEntries(texts), featured: stored.featured ?? false, ...times }
}

export function toText(value: string | number | boolean | Date | null): string {
  return value instanceof Date ? toLocalInput(value) : String(value ?? '')
}

export type FieldName = keyof NewsLinkFields

export function fieldLabel(name: FieldName, language: Language): string {
  return words.label(language, { name })
}
