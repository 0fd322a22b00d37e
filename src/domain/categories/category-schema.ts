import * as z from 'zod/mini'
import { readCategoryTexts } from '../editions/edition-fields.ts'
import { requiredLine, requiredText, text, textAtMost } from '../fields/form-text-schema.ts'

// A longer slug makes an address that servers refuse to read (5,000 characters did), and a key too long for an index.
const slugLengthMax = 200

export const nameLengthMax = 100

const slugRequired = 'slug-required'

const slugChecks = [
  z.refine<string>(slug => slug === '' || /^[a-z0-9-]+$/.test(slug), 'bad-slug'),
  textAtMost(slugLengthMax),
] as const

export const categorySchema = z.object({
  // It appears in the menu of every page.
  name: requiredLine('name-required').check(textAtMost(nameLengthMax)),
  slug: requiredText(slugRequired).check(...slugChecks),
  description: z._default(text(), ''),
  orderNum: z._default(
    z
      .number('order-not-a-number')
      .check(
        z.refine(Number.isInteger, 'order-not-whole'),
        z.minimum(0, 'order-too-small'),
        z.maximum(1_000_000, 'order-too-large'),
      ),
    0,
  ),
  // Texts of the site's editions; optional, because imports and most sites have none.
  hiName: translatedName(),
  hiDescription: z.optional(text()),
  taName: translatedName(),
  taDescription: z.optional(text()),
})

function translatedName() {
  return z.optional(text().check(textAtMost(nameLengthMax)))
}

/** A new category may omit its slug; the server then derives one from the name. */
export const newCategorySchema = z
  .extend(categorySchema, { slug: text().check(...slugChecks) })
  .check(z.refine(({ name, slug }) => name !== '' || slug !== '', { path: ['slug'], error: slugRequired }))

export type CategoryInput = z.output<typeof categorySchema>

/** The columns; without any edition's text, the stored ones stay. */
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
export type CategoryFields = z.input<typeof categorySchema>
