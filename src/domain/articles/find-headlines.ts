import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isJudged } from './entry-status.ts'

/** For editors only, because entries are not public: the headlines of articles by canonical address, without those unknown. */
export async function findHeadlines(db: Db, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; title: string | null }>`
    select url, coalesce(
      (select title from news_links where canonical_url = asked.url and title <> '' limit 1),
      (select title from entries where canonical_url = asked.url and ${isJudged} and title <> '' limit 1)) as title
    from unnest(${[...new Set(urls)]}::text[]) as asked (url)`.execute(db)
  return new Map(rows.flatMap(({ url, title }) => (title === null ? [] : [[url, title]])))
}
