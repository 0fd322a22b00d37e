import type { Db } from '../../database/connect.ts'
import type { ReadCategories } from '../../domain/categories/known-categories.ts'
import type { FeedFailure } from '../../domain/feeds/feed-failure.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import type { ReadFeedInput, ReadFeedResult } from '../feed/read-feed.ts'
import type { SafeFetch } from '../fetch/safe-fetch.ts'
import type { StoredCounts } from '../store/store-entries.ts'
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
