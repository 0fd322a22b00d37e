import { sql } from 'kysely'

/**
 * Whether an entry is in the queue, was rejected, or was published and deleted since: those that the index by canonical address
 * has, whose condition this repeats word for word.
 */
export const isJudged = sql<boolean>`(status in ('waiting', 'rejected', 'scheduled') or (status = 'published' and news_link_id is null))`
