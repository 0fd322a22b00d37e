import * as z from 'zod/mini'
import { findAddresses, findBareAddress } from '../../address/find-addresses.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/tip.ts'
import { isWebAddress, text } from '../fields/form-text-schema.ts'

// Longer than any article's address, and the limit of the table.
const addressLengthMax = 2048

export const noteLengthMax = 1_000
export const nameLengthMax = 100

/** Phones share an address in a sentence, and people type one without its scheme. */
function addressIn(text: string): string {
  if (isWebAddress(text) && !/\s/.test(text)) return text
  return findAddresses(text)[0] ?? findBareAddress(text) ?? text
}

function isShortAddress(value: string): boolean {
  return isWebAddress(value) && new URL(value).href.length <= addressLengthMax
}

export const tipSchema = (language: Language) =>
  z.object({
    url: text().check(z.overwrite(addressIn), z.refine(isShortAddress, words.wholeAddress(language))),
    note: text().check(z.maxLength(noteLengthMax, words.tooLong(language, { most: String(noteLengthMax) }))),
    name: text().check(z.maxLength(nameLengthMax, words.tooLong(language, { most: String(nameLengthMax) }))),
  })

export type NewTip = z.output<ReturnType<typeof tipSchema>>
