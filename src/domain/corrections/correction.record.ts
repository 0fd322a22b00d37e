import * as words from '../../words/correction-desk.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import type { EditedCorrection } from './correction-queries.ts'
import { type CorrectionInput, correctionSchema } from './correction-schema.ts'

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
