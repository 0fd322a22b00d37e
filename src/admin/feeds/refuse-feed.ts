import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { detailBehind, type FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import type { Refusal } from '../records/save-record.ts'

type Refused =
  | { reason: 'known' | 'bad-address' | 'no-such-category' }
  /** The new address of a feed was tried. */
  | { reason: 'unreadable'; failure: string; detail: FailureDetail }

export function refuseFeed(refused: Refused, language: Language): Refusal {
  switch (refused.reason) {
    case 'no-such-category':
      return { errors: { category: words.categoryGone(language) } }
    case 'known':
      return { errors: { url: words.known(language) } }
    case 'bad-address':
      return { errors: { url: 'bad-url' } }
    case 'unreadable': {
      const failure = describeFeedFailure(refused.failure, language)
      const detail = detailBehind(refused.detail, language)
      return { errors: { url: words.unreadNothingSaved(language, { failure, detail }) }, status: 422 }
    }
  }
}
