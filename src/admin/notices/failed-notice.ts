import type { ShownNotice } from './notice.ts'

export function failedNotice(text: string): ShownNotice {
  return { title: 'Error', text, tone: 'error', undoBatchId: null, isSaved: false }
}
