import type { WriteRefusal } from '../../database/write-refusal.ts'
import type { Language } from '../../text/language.ts'
import { isRoleRefusal, peopleOf } from '../../ui/needs-role.tsx'
import * as words from '../../words/notices.ts'

const sentences: Record<WriteRefusal, (language: Language) => string> = {
  'disk-full': words.refusedDiskFull,
  restoring: words.refusedRestoring,
}

/**
 * Why the server refused a save: its error page (http/error-page.ts) or the data of `refuseRole`, if the role was lowered while
 * the page was open. Null for other failures.
 */
export function explainRefusedSave(refusal: unknown, language: Language): string | null {
  if (isRoleRefusal(refusal))
    return words.refusedRole(language, { people: peopleOf(refusal.administrators, language) })
  const code =
    typeof refusal === 'string'
      ? /^<!doctype html>\s*<html [^>]*data-error="([a-z-]+)"/.exec(refusal)?.[1]
      : ''
  return code === 'disk-full' || code === 'restoring' ? sentences[code](language) : null
}
