import { sql } from 'kysely'

/**
 * Whether an entry waits in the queue or for its publication time. A second entry of its address would be the same article.
 * As a list of two statuses it fits no index, because each status has its own.
 */
export const isPending = sql<boolean>`(status = 'waiting' or status = 'scheduled')`
