import * as z from 'zod/mini'
import { byLanguage } from '../../text/language.ts'
import * as words from '../../words/correction-desk.ts'
import { requiredText } from '../fields/form-text-schema.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import { correctionLengthMax } from './correction.ts'
import type { EditedCorrection } from './correction-queries.ts'

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

export const correctionRecord = {
  table: 'corrections',
  ...plainAddresses('corrections'),
  fields: { text: { label: words.correction, control: { rows: 5 } } },
  schema: correctionSchema,
  columns: ['id', 'version', 'newsLinkId', 'storyId', 'headline', 'source', 'text', 'createdAt'],
  toFields: correction => ({ text: correction?.text ?? '' }),
  words: {
    add: words.add,
    edit: words.edit,
    saving: words.saving,
    submit: { add: words.publish, update: words.update },
    failed: { add: words.notPublished, update: words.notUpdated, delete: words.notDeleted },
  },
} satisfies PlainRecord<EditedCorrection, CorrectionInput, CorrectionInput>
