import * as z from 'zod/mini'
import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/category-desk.ts'
import { readCategoryTexts } from '../editions/edition-fields.ts'
import { requiredText, text } from '../form-text-schema.ts'

// A longer one makes an address that servers refuse to read (5,000 characters did), and a key that no index holds.
const slugLengthMax = 200

const nameLengthMax = 100

function translatedName(language: Language) {
  return z.optional(
    text().check(z.maxLength(nameLengthMax, words.tooLong(language, { most: nameLengthMax }))),
  )
}

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
    // In the editions of the site; optional, since imports and most sites have none.
    hiName: translatedName(language),
    hiDescription: z.optional(text()),
    taName: translatedName(language),
    taDescription: z.optional(text()),
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

/** The columns; without any text of an edition those that are stored stay. */
export function toCategoryValues({
  hiName,
  hiDescription,
  taName,
  taDescription,
  ...values
}: CategoryInput): Record<string, string | number> {
  const texts = { hiName, hiDescription, taName, taDescription }
  if (Object.values(texts).every(each => each === undefined)) return values
  return { ...values, translations: JSON.stringify(readCategoryTexts(texts)) }
}
export type CategoryFields = z.input<ReturnType<typeof categorySchema>>
