import { type RawBuilder, sql } from 'kysely'

// Two editors may simultaneously merge two stories into each other, which makes an endless chain. Pages follow at most this many.
const shownMergesMax = 20

/**
 * Starts a statement: `chain` holds the story that `start` selects and the stories that it was merged into, in order, each
 * `steps` merges away. The last has no `merged_into`; an endless chain has no such row.
 */
export function withMergeChain(start: RawBuilder<unknown>, mergesMax = shownMergesMax) {
  return sql`with recursive chain (id, merged_into, steps) as (
    select id, merged_into, 0 from stories where ${start}
    union all
    select next.id, next.merged_into, steps + 1 from chain join stories next on next.id = chain.merged_into
    where steps < ${sql.lit(mergesMax)}
  )`
}

/** Starts a statement: `merged` holds the story that `into` selects and all stories that were merged into it. */
export function withMergedStories(into: RawBuilder<unknown>) {
  return sql`with recursive merged (id, steps) as (
    select id, 0 from stories where ${into}
    union all
    select former.id, steps + 1 from merged join stories former on former.merged_into = merged.id
    where steps < ${sql.lit(shownMergesMax)}
  )`
}
