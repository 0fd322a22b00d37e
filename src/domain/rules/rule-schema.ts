import * as z from 'zod/mini'
import { requiredText, text } from '../form-text-schema.ts'

// As many as somebody can look through; more is a list that wants to be an outlet or a category.
const wordsMax = 200
const wordLengthMax = 100

/** Words or phrases as they are typed: one a line, or parted by commas. */
const words = z.pipe(
  z._default(text(), ''),
  z.transform(typed => [
    ...new Set(
      typed
        .split(/[\n,]/)
        .map(word => word.trim())
        .filter(Boolean),
    ),
  ]),
)

/** The id of a record, or '' for none. */
function idOrNone() {
  return z._default(z.union([z.literal(''), z.guid('Choose one of the list')], 'Choose one of the list'), '')
}

export const ruleSchema = z
  .object({
    name: requiredText('Name is required').check(z.maxLength(200, 'Use a shorter name')),
    outletId: idOrNone(),
    categoryId: idOrNone(),
    language: z
      ._default(text(), '')
      .check(
        z.refine(
          tag => tag === '' || /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag),
          'Use a code such as en or hi',
        ),
      ),
    words,
    action: z.enum(['category', 'hold', 'reject', 'publish'], 'Choose what to do'),
    toCategoryId: idOrNone(),
  })
  .check(
    z.refine(({ words }) => words.length <= wordsMax && words.every(word => word.length <= wordLengthMax), {
      path: ['words'],
      error: `At most ${wordsMax} words of ${wordLengthMax} letters`,
    }),
    z.refine(
      ({ outletId, categoryId, language, words }) =>
        outletId !== '' || categoryId !== '' || language !== '' || words.length > 0,
      { path: ['outletId'], error: 'Give at least one condition: without one, it would be about everything' },
    ),
    z.refine(({ action, toCategoryId }) => action !== 'category' || toCategoryId !== '', {
      path: ['toCategoryId'],
      error: 'Category is required',
    }),
  )

export type RuleInput = z.output<typeof ruleSchema>
