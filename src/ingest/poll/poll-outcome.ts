import type { Db } from '../../database/connect.ts'
import type { ReadCategories } from '../../domain/categories/known-categories.ts'
import { describeFeedFailure, type FeedFailure } from '../../domain/feeds/feed-failure.ts'
import { detailBehind, type FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import type { ReadFeedInput, ReadFeedResult } from '../feed/read-feed.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { StoredCounts } from '../store/store-entries.ts'
import type { OwnNetwork } from './own-network.ts'
import type { RecordUnchanged } from './record-unchanged.ts'

/** The dependencies of a poll, built once by the process that runs polls. */
export type PollDeps = {
  db: Db
  fetch: SafeFetch
  readFeed: (input: ReadFeedInput) => Promise<ReadFeedResult>
  recordUnchanged: RecordUnchanged
  readCategories: ReadCategories
  now: () => Date
  /** From 0 to 1. */
  random: () => number
  /** Only for polls that nobody waits for. */
  ownNetwork?: OwnNetwork
  log: {
    debug: (details: object, message: string) => void
    error: (details: object, message: string) => void
  }
}

export type PollOutcome =
  | { kind: 'read'; counts: StoredCounts }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FeedFailure; detail: FailureDetail }
  /** Interrupted, or the claim was lost to another worker: nothing was written. */
  | { kind: 'cut' }

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
