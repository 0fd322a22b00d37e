import * as z from 'zod/mini'
import { byLanguage } from '../../text/language.ts'
import * as words from '../../words/correction-desk.ts'
import { requiredText } from '../fields/form-text-schema.ts'
import { correctionLengthMax } from './correction.ts'

/** Plain text; tags are shown as text. Characters outside the Basic Multilingual Plane count once, as in the database. */
export const correctionSchema = byLanguage(language =>
  z.object({
    text: requiredText(words.required(language)).check(
      z.refine(
        value => [...value].length <= correctionLengthMax,
        words.tooLong(language, { most: correctionLengthMax }),
      ),
    ),
  }),
)

export type CorrectionInput = z.output<ReturnType<typeof correctionSchema>>
