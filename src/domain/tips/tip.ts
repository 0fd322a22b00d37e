import { sql } from 'kysely'

// How readers' tips in `entries` count when other entries of the same article are judged.

/** It waits, and no editor has touched it: whatever an editor does to an entry leaves another version. */
export const isUntouchedTip = sql<boolean>`(origin = 'tip' and status = 'waiting' and version = 1)`

/** It says nothing about the article, or a stranger could keep from readers what a feed is about to bring. */
export const isTipRejectedByRule = sql<boolean>`(origin = 'tip' and status = 'rejected' and decided_by is null
  and rule_id is not null)`
