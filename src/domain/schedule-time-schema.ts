import * as z from 'zod/mini'
import { defaultLanguage, type Language } from '../text/language.ts'
import * as words from '../words/form-times.ts'

/** A time of a form, or '' for none. In the browser it has to exist on the reader's clock. */
export function scheduleTime(language: Language = defaultLanguage) {
  return z.optional(
    z.union([
      z.literal(''),
      z.iso
        .datetime({ offset: true, local: true, error: words.invalid(language) })
        .check(z.refine(existsOnThisClock, words.skipped(language))),
    ]),
  )
}

/** An hour in spring that a zone skips would silently become the next one. A server reads such a text as India's time. */
function existsOnThisClock(text: string): boolean {
  const [, hours, minutes] = /T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? []
  if (hours === undefined || typeof document === 'undefined') return true
  const at = new Date(text)
  return at.getHours() === Number(hours) && at.getMinutes() === Number(minutes)
}
