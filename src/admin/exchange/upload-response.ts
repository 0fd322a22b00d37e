import { fileBytesMax } from '../../domain/exchange/import-job.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'

export type UploadResponse = { ok: true; id: string } | { ok: false; problem: string }

export const startProblems = {
  empty: words.startEmpty,
  'too-large': (language: Language) =>
    words.startTooLarge(language, { megabytes: String(fileBytesMax / 2 ** 20) }),
  'too-much-waiting': words.startTooMuchWaiting,
}
