import { objectionSchema } from '../../domain/objections/objection-schema.ts'
import type { Language } from '../../text/language.ts'
import { checkReaderForm, type ReaderResponse } from './check-reader-form.ts'

export type ObjectionResponse = ReaderResponse<{ note: string; name: string }>

export function checkObjection(form: FormData, language: Language) {
  return checkReaderForm(form, {
    read: text => ({ note: text('note'), name: text('name') }),
    schema: objectionSchema(language),
  })
}
