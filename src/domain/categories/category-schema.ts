import * as z from 'zod/mini'
import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import { requiredText, text } from '../form-text-schema.ts'

// A longer one makes an address that servers refuse to read (5,000 characters did), and a key that no index holds.
const slugLengthMax = 200

const nameLengthMax = 100
const orderMax = 1_000_000

const slugChecks = (language: Language) =>
  [
    z.refine<string>(slug => slug === '' || /^[a-z0-9-]+$/.test(slug), words.slugLetters(language)),
    z.maxLength(slugLengthMax, words.tooLong(language, { most: slugLengthMax })),
  ] as const

export const categorySchema = byLanguage(language =>
  z.object({
    // It stands in the menu of every page.
    name: requiredText(words.nameRequired(language)).check(
      z.maxLength(nameLengthMax, words.tooLong(language, { most: nameLengthMax })),
    ),
    slug: requiredText(words.slugRequired(language)).check(...slugChecks(language)),
    description: z._default(text(), ''),
    orderNum: z._default(
      z
        .number(words.orderNumber(language))
        .check(
          z.refine(Number.isInteger, words.orderWhole(language)),
          z.minimum(0, words.orderLeast(language)),
          z.maximum(orderMax, words.orderMost(language, { most: String(orderMax) })),
        ),
      0,
    ),
  }),
)

/** A new category may leave its slug to the server, which makes it from the name. */
export const newCategorySchema = byLanguage(language =>
  z.extend(categorySchema(language), { slug: text().check(...slugChecks(language)) }).check(
    z.refine(({ name, slug }) => name !== '' || slug !== '', {
      path: ['slug'],
      error: words.slugRequired(language),
    }),
  ),
)

export type CategoryInput = z.output<ReturnType<typeof categorySchema>>
export type CategoryFields = z.input<ReturnType<typeof categorySchema>>
