import type { Db } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { type SearchResult, searchNewsLinks } from './search-news-links.ts'

type SearchOptions = Parameters<typeof searchNewsLinks>[1]

/** From the read-only copy, which spares the database the heaviest reads; from the database while that is away. */
export async function searchReplica(
  { db, replica }: { db: Db; replica: Db },
  options: SearchOptions,
): Promise<SearchResult> {
  if (replica === db) return searchNewsLinks(db, options)
  try {
    return await searchNewsLinks(replica, options)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return searchNewsLinks(db, options)
  }
}
