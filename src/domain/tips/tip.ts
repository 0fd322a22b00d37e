import { sql } from 'kysely'

// How readers' tips in `entries` count when other entries for the same article are judged.

/**
 * It waits in the queue. With 'tip' as a constant, not a parameter, the planner sees that the condition implies that of the
 * partial index `entries_waiting_brought` (`origin <> 'feed'`).
 */
export const isQueuedTip = sql<boolean>`(origin = 'tip' and status = 'waiting')`

/** The tip waits and no editor has touched it: every change by an editor increments the version. */
export const isUntouchedTip = sql<boolean>`(origin = 'tip' and status = 'waiting' and version = 1)`

/** Such a tip must not count, or a stranger could keep an article from readers that a feed is about to deliver. */
export const isTipRejectedByRule = sql<boolean>`(origin = 'tip' and status = 'rejected' and decided_by is null
  and rule_id is not null)`
