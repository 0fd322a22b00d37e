import type { Insertable, Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { NewsLinks } from '../../database/tables.ts'
import type { FieldProblem } from '../fields/field-problem.ts'
import { isWebAddress, language, requiredLine, requiredText, text } from '../fields/form-text-schema.ts'
import { namesOf, namesWith } from './field-names.ts'

/** ISO 8601; '' means now. A time without a zone is Indian time: a form without its script cannot know the zone. */
export function publishedAtSchema() {
  return z
    ._default(z.union([z.literal(''), z.iso.datetime({ offset: true, local: true, error: 'bad-time' })]), '')
    .check(z.refine(hasFourDigitYear, 'bad-time'))
}

export function instantOf(time: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}+05:30`)
}

/** The zone may move 9999 into the year 10000, which no ISO date can express. An invalid time passes: another check reports it. */
function hasFourDigitYear(time: string): boolean {
  const year = time === '' ? Number.NaN : instantOf(time).getUTCFullYear()
  return Number.isNaN(year) || (year >= 1 && year <= 9999)
}

// The fields of an article, described once for the entries of the queue and the news links. The forms, the import, the export,
// the history and the queries that copy articles derive from this description, in its order.
type ArticleField = {
  /** How forms, imports and the API check it. The messages are codes of the specification's texts (§5). */
  schema: z.ZodMiniType
  /** The type of its input, if it has one line. */
  input?: 'text' | 'url' | 'datetime-local'
  /** Stored where a file has no value; a missing time of publication is the current time. */
  empty?: '' | false | null
  isRequired?: true
  /** The page of the article proposes a value in the forms. */
  isProposed?: true
  /** Not in the specification, and therefore after its columns in an exported file. */
  isOurs?: true
}

const invalidUrl: FieldProblem = 'bad-url'
const url = requiredText('url-required').check(z.refine(isWebAddress, invalidUrl))

export const articleFields = {
  title: { schema: requiredLine('title-required'), input: 'text', isRequired: true, isProposed: true },
  url: { schema: url, isRequired: true },
  source: { schema: requiredLine('source-required'), input: 'text', isRequired: true, isProposed: true },
  sourceIconUrl: { schema: optionalUrl(isWebAddress), input: 'url', empty: '', isProposed: true },
  description: { schema: z._default(text(), ''), empty: '', isProposed: true },
  imageUrl: { schema: optionalUrl(isPicture), input: 'url', empty: '', isProposed: true },
  publishedAt: { schema: publishedAtSchema(), input: 'datetime-local', isProposed: true },
  /** The id of a category. */
  category: { schema: requiredText('category-required'), isRequired: true, isProposed: true },
  featured: { schema: z._default(z.boolean(), false), empty: false },
  /** Missing means unchanged. */
  language: { schema: z.optional(language()), input: 'text', empty: null, isProposed: true, isOurs: true },
} as const satisfies Record<string, ArticleField>

/** The fields below the headline in the forms, in their order there. */
export const detailNames = ['source', 'sourceIconUrl', 'publishedAt', 'imageUrl'] as const

export type ArticleName = keyof typeof articleFields

/** The stored values of a news link; those of an entry may lack category and time. */
export type Article = Pick<Selectable<NewsLinks>, ArticleName>

/** The values of a new one; columns with a default may be missing. */
export type NewArticle = Pick<Insertable<NewsLinks>, ArticleName>

export const articleNames = namesOf(articleFields)

/** All fields except the category, which lists show by name. */
export const listedNames = articleNames.filter(name => name !== 'category')

/** They follow the outlet's corrections until an editor changes them (decision 15). */
export const followedNames = ['title', 'description', 'imageUrl'] as const

export const proposedNames = namesWith(articleFields, 'isProposed')

function optionalUrl(isAllowed: (value: string) => boolean) {
  const isAllowedOrEmpty = z.refine<string>(value => value === '' || isAllowed(value), invalidUrl)
  return z._default(text().check(isAllowedOrEmpty), '')
}

// Samples have pictures of our own; a form that refused them could not save any change to a sample.
function isPicture(value: string): boolean {
  return isWebAddress(value) || /^\/samples\/[\w-]+\.svg$/.test(value)
}
