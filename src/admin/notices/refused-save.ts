import type { WriteRefusal } from '../../database/write-refusal.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/notices.ts'

const sentences: Record<WriteRefusal, (language: Language) => string> = {
  'disk-full': words.refusedDiskFull,
  restoring: words.refusedRestoring,
}

/** Why the server refused a save, read from its error page (http/error-page.ts); null for other failures. */
export function explainRefusedSave(page: unknown, language: Language): string | null {
  const code =
    typeof page === 'string' ? /^<!doctype html>\s*<html [^>]*data-error="([a-z-]+)"/.exec(page)?.[1] : ''
  return code === 'disk-full' || code === 'restoring' ? sentences[code](language) : null
}
