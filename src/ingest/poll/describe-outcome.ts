import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { describeFailureDetail } from '../../domain/reasons/failure-detail.ts'
import { defaultLanguage } from '../../text/language.ts'
import type { PollOutcome } from './poll-outcome.ts'

export function describeOutcome(outcome: PollOutcome): string {
  switch (outcome.kind) {
    case 'unchanged':
      return 'nothing new'
    case 'cut':
      return 'stopped'
    case 'failed':
      return `failed: ${describeFeedFailure(outcome.failure)} (${describeFailureDetail(outcome.detail, defaultLanguage)})`
    case 'read':
      return Object.entries(outcome.counts)
        .filter(([name, count]) => count > 0 || name === 'published')
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')
  }
}
