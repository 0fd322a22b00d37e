import type { WriteRefusal } from '../../database/write-refusal.ts'
import type { Language } from '../../text/language.ts'
import { isRoleRefusal, peopleOf } from '../../ui/needs-role.tsx'
import * as words from '../../words/notices.ts'

const sentences = new Map<string, (language: Language) => string>([
  ['disk-full' satisfies WriteRefusal, words.refusedDiskFull],
  ['restoring' satisfies WriteRefusal, words.refusedRestoring],
  ['perhaps-saved', words.perhapsSaved],
])

/**
 * Why the server refused a save, or that nobody knows whether it saved: its error page (http/error-page.ts) or the data of
 * `refuseRole`, if the role was lowered while the page was open. Null for other failures.
 */
export function explainRefusedSave(refusal: unknown, language: Language): string | null {
  if (isRoleRefusal(refusal))
    return words.refusedRole(language, { people: peopleOf(refusal.administrators, language) })
  const page = typeof refusal === 'string' ? refusal : ''
  const [, code = ''] = /^<!doctype html>\s*<html [^>]*data-error="([a-z-]+)"/.exec(page) ?? []
  return sentences.get(code)?.(language) ?? null
}
