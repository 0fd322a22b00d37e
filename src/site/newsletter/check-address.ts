import * as z from 'zod/mini'
import { isMailAddress } from '../../address/mail-address.ts'
import { text } from '../../domain/form-text-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/newsletter-page.ts'
import { checkReaderForm, type ReaderAnswer } from '../tip/check-reader-form.ts'

export type AddressAnswer = ReaderAnswer<{ address: string }>

export function checkAddress(form: FormData, language: Language) {
  const address = text().check(z.refine(isMailAddress, words.badAddress(language)))
  return checkReaderForm(form, {
    // No form brings more back than an address may be long, and a little for what was wrong with it.
    read: field => ({ address: field('address').slice(0, 300) }),
    schema: z.object({ address }),
  })
}
