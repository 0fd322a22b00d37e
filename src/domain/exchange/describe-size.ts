import type { Language } from '../../text/language.ts'
import * as words from '../../words/counts.ts'

/** The size of a file: "780 bytes", "20 KB", "3.4 MB". */
export function describeSize(bytes: number, language: Language): string {
  if (bytes < 1024) return words.bytes(language, { size: String(bytes) })
  return bytes < 2 ** 20
    ? words.kilobytes(language, { size: String(Math.round(bytes / 1024)) })
    : words.megabytes(language, { size: (bytes / 2 ** 20).toFixed(1) })
}
