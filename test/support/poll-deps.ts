import type { Db } from '../../src/database/connect.ts'
import { rememberCategories } from '../../src/domain/categories/known-categories.ts'
import { readFeed } from '../../src/ingest/feed/read-feed.ts'
import { parseFetchAllow } from '../../src/ingest/fetch/fetch-url.ts'
import { createSafeFetch } from '../../src/ingest/fetch/safe-fetch.ts'
import type { PollDeps } from '../../src/ingest/poll/poll-outcome.ts'
import { gatherUnchanged } from '../../src/ingest/poll/record-unchanged.ts'

export type TestPollDeps = PollDeps & {
  /** Moves the clock. */
  setNow: (now: Date) => void
  logged: { details: object; message: string }[]
  close: () => Promise<void>
}

/** The dependencies of a poll, with the real fetch allowed to reach loopback, a stopped clock, and no jitter. */
export function createPollDeps(db: Db, now: Date): TestPollDeps {
  const allow = parseFetchAllow('127.0.0.1')
  if (!allow.ok) throw new Error(allow.entry)
  const fetch = createSafeFetch({ allow: allow.allow, userAgent: 'Chowk/test', now: () => time })
  const logged: TestPollDeps['logged'] = []
  const keep = (details: object, message: string) => void logged.push({ details, message })
  let time = now
  return {
    db,
    fetch,
    logged,
    readFeed: async input => readFeed(input),
    recordUnchanged: gatherUnchanged(db),
    readCategories: rememberCategories(),
    now: () => time,
    random: () => 0.5,
    log: { debug: keep, error: keep },
    setNow: moment => {
      time = moment
    },
    close: () => fetch.close(),
  }
}
