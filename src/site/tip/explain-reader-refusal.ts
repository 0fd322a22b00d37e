import type { Language } from '../../text/language.ts'

type Refused =
  | { reason: 'no-writes' }
  | { reason: 'full' }
  | { reason: 'throttled'; retryAfterSeconds: number }

type RefusalWords = {
  noWrites: (language: Language) => string
  full: (language: Language) => string
  throttled: (language: Language, values: { minutes: number }) => string
}

/** Why nothing was stored: the sentence for the reader, with the status and header for programs. */
export function explainReaderRefusal(refused: Refused, words: RefusalWords, language: Language) {
  if (refused.reason === 'no-writes') return refusal(words.noWrites(language), 503, 60)
  if (refused.reason === 'full') return refusal(words.full(language), 429, 86_400)
  const minutes = Math.max(1, Math.ceil(refused.retryAfterSeconds / 60))
  return refusal(words.throttled(language, { minutes }), 429, refused.retryAfterSeconds)
}

function refusal(problem: string, status: number, retryAfterSeconds: number) {
  return { problem, status, headers: { 'retry-after': String(retryAfterSeconds) } }
}
