import { sql } from 'kysely'

/** Whether an entry waits in the queue or for its publication time. A second entry of its address would be the same article. */
export const isPending = sql<boolean>`status in ('waiting', 'scheduled')`
