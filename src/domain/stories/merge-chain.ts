import { type RawBuilder, sql } from 'kysely'

// Two editors at once may merge two stories into each other: such a chain has no end. Pages follow no longer ones.
const shownMergesMax = 20

/**
 * To begin a statement with: `chain` is the story that `start` names and those it was merged into, one after another,
 * `steps` merges later. The last has no `merged_into`; a chain without an end has no such row.
 */
export function withMergeChain(start: RawBuilder<unknown>, mergesMax = shownMergesMax) {
  return sql`with recursive chain (id, merged_into, steps) as (
    select id, merged_into, 0 from stories where ${start}
    union all
    select next.id, next.merged_into, steps + 1 from chain join stories next on next.id = chain.merged_into
    where steps < ${sql.lit(mergesMax)}
  )`
}

/** To begin a statement with: `merged` is the stories that were merged into the one that `into` names, and that one itself. */
export function withMergedStories(into: RawBuilder<unknown>) {
  return sql`with recursive merged (id, steps) as (
    select id, 0 from stories where ${into}
    union all
    select former.id, steps + 1 from merged join stories former on former.merged_into = merged.id
    where steps < ${sql.lit(shownMergesMax)}
  )`
}
