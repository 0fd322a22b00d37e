import type { Language } from '../../text/language.ts'
import * as words from '../../words/admin-words.ts'
import type { ShownNotice } from './notice.ts'

export function failedNotice(text: string, language: Language): ShownNotice {
  return { title: words.error(language), text, tone: 'error', undoBatchId: null, isSaved: false }
}

export function doneNotice(
  text: string,
  {
    undoBatchId,
    language,
    title = words.success(language),
  }: { undoBatchId: string | null; language: Language; title?: string },
): ShownNotice {
  return { title, text, tone: 'success', undoBatchId, isSaved: false }
}
