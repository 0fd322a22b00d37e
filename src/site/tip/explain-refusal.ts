import type { SendTipResult } from '../../domain/tips/send-tip.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/tip.ts'

export type Refused = Extract<SendTipResult, { ok: false }>

export function retryAfterSeconds(refused: Refused): number {
  switch (refused.reason) {
    case 'throttled':
      return refused.retryAfterSeconds
    case 'full':
      return 86_400
    case 'no-writes':
      return 60
  }
}

export function explainRefusal(refused: Refused, language: Language): string {
  if (refused.reason === 'no-writes') return words.noWrites(language)
  if (refused.reason === 'full') return words.full(language)
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds(refused) / 60))
  return words.throttled(language, { minutes })
}
