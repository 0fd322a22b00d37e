import * as z from 'zod/mini'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/queue-rules.ts'
import { requiredText, text } from '../fields/form-text-schema.ts'

// As many as a person can check; a longer list should be a condition on an outlet or category instead.
const wordsMax = 200
const wordLengthMax = 100

// The comma of "₹1,00,000" separates no words.
const separator = /\n|(?<!\p{Nd}),|,(?!\p{Nd})/u

/** Words or phrases as they are typed, one per line or separated by commas. */
const typedWords = z.pipe(
  z._default(text(), ''),
  z.transform(typed => [
    ...new Set(
      typed
        .split(separator)
        .map(word => word.trim())
        .filter(Boolean),
    ),
  ]),
)

/** The id of a record, or '' without one. */
function idOrNone(language: Language) {
  const problem = words.chooseOne(language)
  return z._default(z.union([z.literal(''), z.guid(problem)], problem), '')
}

export const ruleSchema = (language: Language) =>
  z
    .object({
      name: requiredText(words.nameRequired(language)).check(z.maxLength(200, words.shorterName(language))),
      outletId: idOrNone(language),
      categoryId: idOrNone(language),
      language: z
        ._default(text(), '')
        .check(
          z.refine(tag => tag === '' || /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag), words.code(language)),
        ),
      words: typedWords,
      action: z.enum(['category', 'hold', 'reject', 'publish'], words.chooseAction(language)),
      toCategoryId: idOrNone(language),
    })
    .check(
      z.refine(({ words }) => words.length <= wordsMax && words.every(word => word.length <= wordLengthMax), {
        path: ['words'],
        error: words.tooManyWords(language, { words: wordsMax, letters: wordLengthMax }),
      }),
      z.refine(
        ({ outletId, categoryId, language, words }) =>
          outletId !== '' || categoryId !== '' || language !== '' || words.length > 0,
        { path: ['outletId'], error: words.oneCondition(language) },
      ),
      z.refine(({ action, toCategoryId }) => action !== 'category' || toCategoryId !== '', {
        path: ['toCategoryId'],
        error: words.categoryRequired(language),
      }),
    )

export type RuleInput = z.output<ReturnType<typeof ruleSchema>>
