import * as z from 'zod/mini'
import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'
import * as timeWords from '../../words/form-times.ts'
import * as words from '../../words/news-fields.ts'
import { isWebAddress, requiredText, text } from '../form-text-schema.ts'
import { language as languageTag } from '../language-schema.ts'
import { scheduleTime } from '../schedule-time-schema.ts'

// The form and the server check with this one schema; the messages are the specification's (§5).

export const newsLinkSchema = byLanguage(language =>
  z.object({
    title: requiredText(words.titleRequired(language)),
    url: requiredText(words.urlRequired(language)).check(z.refine(isWebAddress, words.invalidUrl(language))),
    source: requiredText(words.sourceRequired(language)),
    sourceIconUrl: optionalUrl(language),
    description: z._default(text(), ''),
    imageUrl: imageUrl(language),
    /** ISO 8601; '' means now, a time without a zone is India's (a form without its script cannot know the zone). */
    publishedAt: z._default(
      z.union([
        z.literal(''),
        z.iso.datetime({ offset: true, local: true, error: timeWords.invalid(language) }),
      ]),
      '',
    ),
    /** The id of a category. */
    category: requiredText(words.categoryRequired(language)),
    featured: z._default(z.boolean(), false),
    /** Missing: unchanged. */
    language: z.optional(languageTag(language)),
    /** When readers are to see the link, and when no longer; '' for now, and for never. */
    publishAt: scheduleTime(language),
    takeDownAt: scheduleTime(language),
  }),
)

export type NewsLinkInput = z.output<ReturnType<typeof newsLinkSchema>>
export type NewsLinkFields = z.input<ReturnType<typeof newsLinkSchema>>

/** The instant that an input's `publishedAt` names, or null when it leaves it open. */
export function publishedAtOf({ publishedAt }: NewsLinkInput): Date | null {
  if (publishedAt === '') return null
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(publishedAt) ? publishedAt : `${publishedAt}+05:30`)
}

/** The language as the table holds it; nothing where the input does not speak of it. */
export function languageOf({ language }: NewsLinkInput): { language?: string | null } {
  return language === undefined ? {} : { language: language || null }
}

// Samples come with pictures of our own; a form that refused them could save nothing about a sample.
const samplePicture = /^\/samples\/[\w-]+\.svg$/

function imageUrl(language: Language) {
  const isImage = z.refine<string>(
    value => value === '' || isWebAddress(value) || samplePicture.test(value),
    words.invalidUrl(language),
  )
  return z._default(text().check(isImage), '')
}

function optionalUrl(language: Language) {
  const isUrlOrEmpty = z.refine<string>(
    value => value === '' || isWebAddress(value),
    words.invalidUrl(language),
  )
  return z._default(text().check(isUrlOrEmpty), '')
}
