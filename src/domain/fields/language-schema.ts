import * as z from 'zod/mini'
import { text } from './form-text-schema.ts'

// BCP 47 as far as feeds and pages use it: `hi`, `zh-Hant`, `en-IN`.
const languageTag = /^$|^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i

/** A language, or '' if it is not known. */
export function optionalLanguage() {
  return z._default(language(), '')
}

/** The same without a default, for where a missing value has another meaning than ''. */
export function language() {
  return text().check(z.regex(languageTag, 'bad-language'))
}
