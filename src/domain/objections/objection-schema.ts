import * as z from 'zod/mini'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/tip.ts'
import { requiredText, text } from '../fields/form-text-schema.ts'
import { nameLengthMax, noteLengthMax } from '../tips/tip-schema.ts'

export const objectionSchema = (language: Language) =>
  z.object({
    note: requiredText(words.sayWhatIsWrong(language)).check(
      z.maxLength(noteLengthMax, words.tooLong(language, { most: String(noteLengthMax) })),
    ),
    name: text().check(z.maxLength(nameLengthMax, words.tooLong(language, { most: String(nameLengthMax) }))),
  })

export type NewObjection = z.output<ReturnType<typeof objectionSchema>>
