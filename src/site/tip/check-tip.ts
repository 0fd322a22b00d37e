import { tipSchema } from '../../domain/tips/tip-schema.ts'
import type { Language } from '../../text/language.ts'
import { checkReaderForm, type ReaderResponse } from './check-reader-form.ts'

export type TipResponse = ReaderResponse<{ url: string; note: string; name: string }>

export function checkTip(form: FormData, language: Language) {
  return checkReaderForm(form, {
    read: text => ({ url: text('url'), note: text('note'), name: text('name') }),
    schema: tipSchema(language),
  })
}
