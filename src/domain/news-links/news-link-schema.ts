import * as z from 'zod/mini'
import type { FieldProblem } from '../field-problem.ts'
import { isWebAddress, requiredLine, requiredText, text } from '../form-text-schema.ts'
import { language } from '../language-schema.ts'
import { scheduleTime } from '../schedule-time-schema.ts'

// The form and the server validate with this one schema; the messages are codes of the specification's texts (§5).

const invalidUrl: FieldProblem = 'bad-url'

export const newsLinkSchema = z.object({
  title: requiredLine('title-required'),
  url: requiredText('url-required').check(z.refine(isWebAddress, invalidUrl)),
  source: requiredLine('source-required'),
  sourceIconUrl: optionalUrl(),
  description: z._default(text(), ''),
  imageUrl: imageUrl(),
  /** ISO 8601; '' means now. A time without a zone is Indian time: a form without its script cannot know the zone. */
  publishedAt: z
    ._default(z.union([z.literal(''), z.iso.datetime({ offset: true, local: true, error: 'bad-time' })]), '')
    .check(z.refine(hasFourDigitYear, 'bad-time')),
  /** The id of a category. */
  category: requiredText('category-required'),
  featured: z._default(z.boolean(), false),
  /** Missing means unchanged. */
  language: z.optional(language()),
  /** When readers begin and stop seeing the link; '' means now, and never. */
  publishAt: scheduleTime(),
  takeDownAt: scheduleTime(),
})

export type NewsLinkInput = z.output<typeof newsLinkSchema>
export type NewsLinkFields = z.input<typeof newsLinkSchema>

/** The instant of an input's `publishedAt`, or null when it is empty. */
export function publishedAtOf({ publishedAt }: NewsLinkInput): Date | null {
  return publishedAt === '' ? null : instantOf(publishedAt)
}

function instantOf(time: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}+05:30`)
}

/**
 * The zone may move the last hours of 9999 into the year 10000, which no ISO date in feeds or the API can express.
 * An invalid time passes, because another check reports it.
 */
function hasFourDigitYear(time: string): boolean {
  const year = time === '' ? Number.NaN : instantOf(time).getUTCFullYear()
  return Number.isNaN(year) || (year >= 1 && year <= 9999)
}

/** The language as stored; an empty object where the input does not mention it. */
export function languageOf({ language }: NewsLinkInput): { language?: string | null } {
  return language === undefined ? {} : { language: language || null }
}

// Samples have pictures of our own; a form that refused them could not save any change to a sample.
const samplePicture = /^\/samples\/[\w-]+\.svg$/

function imageUrl() {
  const isImage = z.refine<string>(
    value => value === '' || isWebAddress(value) || samplePicture.test(value),
    invalidUrl,
  )
  return z._default(text().check(isImage), '')
}

function optionalUrl() {
  const isUrlOrEmpty = z.refine<string>(value => value === '' || isWebAddress(value), invalidUrl)
  return z._default(text().check(isUrlOrEmpty), '')
}
