import type { RequestSubscriptionResult } from '../../domain/newsletter/request-subscription.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/newsletter-page.ts'

type Refused = Extract<RequestSubscriptionResult, { ok: false }>

/** The sentence, and the status and header that say the same to programs. */
export function explainRefusal(refused: Refused, language: Language) {
  switch (refused.reason) {
    case 'no-writes':
      return { problem: words.noWrites(language), status: 503, retryAfter: 60 }
    case 'full':
      return { problem: words.full(language), status: 429, retryAfter: 86_400 }
    case 'throttled': {
      const minutes = Math.max(1, Math.ceil(refused.retryAfterSeconds / 60))
      const problem = words.throttled(language, { minutes })
      return { problem, status: 429, retryAfter: refused.retryAfterSeconds }
    }
  }
}
