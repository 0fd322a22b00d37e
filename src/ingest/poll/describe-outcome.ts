import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { detailBehind } from '../../domain/reasons/failure-detail.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import type { PollOutcome } from './poll-outcome.ts'

export function describeOutcome(outcome: PollOutcome, language: Language): string {
  switch (outcome.kind) {
    case 'unchanged':
      return words.pollUnchanged(language)
    case 'cut':
      return words.pollCut(language)
    case 'failed':
      return words.pollFailed(language, describePollFailure(outcome, language))
    case 'read':
      return describePollCounts(outcome, language)
  }
}

type Outcome<Kind> = Extract<PollOutcome, { kind: Kind }>

export function describePollFailure(
  { failure, detail }: Outcome<'failed'>,
  language: Language,
): { failure: string; detail: string } {
  return {
    failure: describeFeedFailure(failure, language),
    detail: detailBehind(detail, language),
  }
}

/** "2 published, 1 waiting" */
export function describePollCounts({ counts }: Outcome<'read'>, language: Language): string {
  const parts = Object.entries(counts)
    .filter(([kind, count]) => count > 0 || kind === 'published')
    .map(([kind, count]) => words.pollCount(language, { kind, count }))
  return formatSeries(parts, language)
}
