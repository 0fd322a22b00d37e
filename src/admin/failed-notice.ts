import type { ShownNotice } from './notice.ts'

/** The toast of a click that changed nothing. */
export function failedNotice(text: string): ShownNotice {
  return { title: 'Error', text, tone: 'error', undoBatchId: null, isSaved: false }
}
